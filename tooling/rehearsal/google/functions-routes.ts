import { randomUUID } from 'node:crypto';
import { missing, ok, type Route } from './route.ts';
import { NUMBER, PROJECT, type Json, type StandInProject } from './stand-in-project.ts';

export function functionsRoutes(project: StandInProject, getOrigin: () => string): readonly Route[] {
  const uploads = new Map<string, Buffer>();
  return [
    [/^GET \/functions1\//, () => ok({ functions: [] })],
    [
      /^GET \/functions\/v2\/projects\/[^/]+\/locations\/-\/functions/,
      () => ok({ functions: [...project.functions.values()].map(({ source: _source, ...told }) => told) }),
    ],
    [
      /^POST \/functions\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions:generateUploadUrl/,
      () => {
        const id = randomUUID();
        return ok({
          uploadUrl: `${getOrigin()}/storage/upload/${id}`,
          storageSource: { bucket: 'sources', object: id },
        });
      },
    ],
    [
      /^PUT \/storage\/upload\/(.+)$/,
      ({ parts, bytes }) => {
        uploads.set(parts[0] ?? '', bytes);
        return ok({});
      },
    ],
    [
      /^(POST|PATCH) \/functions\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions)(?:\?functionId=(\w+)|\/(\w+)\?.*)$/,
      ({ parts, json }) => {
        const [, parent = '', created, updated] = parts;
        const name = created ?? updated ?? '';
        const build = (json['buildConfig'] ?? {}) as { source?: { storageSource?: { object?: string } } };
        const source = uploads.get(build.source?.storageSource?.object ?? '');
        if (source === undefined)
          return [400, { error: { code: 400, message: `No source was uploaded for ${name}.` } }];
        const service = (json['serviceConfig'] ?? {}) as Json;
        // The first build creates the image repository, without a cleanup rule.
        project.repository ??= { name: `projects/${PROJECT}/locations/us-central1/repositories/gcf-artifacts` };
        project.changed.push(name);
        project.functions.set(name, {
          ...json,
          name: `${parent}/${name}`,
          state: 'ACTIVE',
          environment: 'GEN_2',
          updateTime: new Date().toISOString(),
          serviceConfig: {
            ...service,
            service: `projects/${PROJECT}/locations/us-central1/services/${name.toLowerCase()}`,
            uri: `${getOrigin()}/live/${name}`,
          },
          source,
        });
        return ok({
          name: `operations/${name}`,
          done: true,
          response: { ...project.functions.get(name), source: undefined },
        });
      },
    ],
    [
      /^GET \/functions\/v2\/operations\/(\w+)/,
      ({ parts }) =>
        ok({ name: parts[0], done: true, response: { ...project.functions.get(parts[0] ?? ''), source: undefined } }),
    ],
    [
      /^GET \/run\/v1\/.*services\/([\w-]+)$/,
      ({ parts }) =>
        ok({
          metadata: { name: parts[0], namespace: NUMBER, annotations: {} },
          spec: {
            template: {
              spec: {
                containerConcurrency: 80,
                containers: [{ resources: { limits: { cpu: '1', memory: '256Mi' } } }],
              },
              metadata: {},
            },
            traffic: [],
          },
        }),
    ],
    [
      /^GET \/run\/v1\/.*services\/([\w-]+):getIamPolicy/,
      ({ parts }) => ok(project.invokers.get(parts[0] ?? '') ?? { bindings: [] }),
    ],
    [
      /^POST \/run\/v1\/.*services\/([\w-]+):setIamPolicy/,
      ({ parts, json }) => {
        project.invokers.set(parts[0] ?? '', json['policy']);
        return ok(json['policy'] ?? {});
      },
    ],
    // The answer is that no job exists; jobs never run.
    [/^GET \/scheduler\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs\//, missing],
    [
      /^POST \/scheduler\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs$/,
      ({ json }) => {
        project.jobs.push(json);
        return ok(json);
      },
    ],
    [/^GET \/run\/v2\/.*services/, () => ok({ services: [] })],
  ];
}
