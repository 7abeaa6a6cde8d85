import { missing, ok, type Route } from './route.ts';
import { NUMBER, PROJECT, type StandInProject } from './stand-in-project.ts';

export function projectRoutes(project: StandInProject, secrets: readonly string[]): readonly Route[] {
  return [
    [/^POST \/token\//, () => ok({ access_token: 'access', expires_in: 3600, scope: '' })],
    [
      /^GET \/firebase\/v1beta1\/projects\/[^/]+$/,
      () =>
        ok({
          projectId: PROJECT,
          projectNumber: NUMBER,
          displayName: 'x',
          name: `projects/${PROJECT}`,
          resources: { hostingSite: PROJECT },
          state: 'ACTIVE',
        }),
    ],
    [
      /^GET \/firebase\/v1beta1\/projects\/[^/]+\/adminSdkConfig/,
      () => ok({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` }),
    ],
    [/^GET \/firebase\/v1beta1\/projects\/[^/]+\/webApps$/, () => ok({ apps: [] })],
    [/^GET \/resources\/v1\/projects\/[^/]+$/, () => ok({ projectId: PROJECT, projectNumber: NUMBER })],
    [/^POST \/resources\/v1\/projects\/[^:]+:getIamPolicy/, () => ok({ bindings: [], etag: 'x', version: 1 })],
    [/^POST \/resources\/v1\/projects\/[^:]+:setIamPolicy/, ({ json }) => ok(json['policy'] ?? {})],
    [/:testIamPermissions/, ({ json }) => ok({ permissions: json['permissions'] ?? [] })],
    [/^GET \/services\//, () => ok({ state: 'ENABLED' })],
    [
      /^POST \/services\/.*generateServiceIdentity/,
      () => ok({ name: 'operations/identity', done: true, response: { email: 'agent@example.iam' } }),
    ],
    [/^POST \/services\//, () => ok({ name: 'operations/enabled', done: true })],
    [/^GET \/billing\//, () => ok({ billingEnabled: true })],
    [/^GET \/compute\//, () => ok({ defaultServiceAccount: `${NUMBER}-compute@developer.gserviceaccount.com` })],
    [/^GET \/iam\//, () => ok({ name: 'serviceAccount', email: 'x@example.iam', accounts: [] })],
    [/^GET \/runtimeconfig\//, () => ok({ configs: [] })],
    [/^GET \/extensions\//, () => ok({ instances: [] })],
    [
      /^GET \/secrets\/v1\/projects\/[^/]+\/secrets\/([A-Z_]+)(\/versions\/[^/:?]+)?$/,
      ({ parts }) => {
        const [name = '', version] = parts;
        if (!secrets.includes(name)) return missing();
        const path = `projects/${NUMBER}/secrets/${name}`;
        return ok(
          version === undefined ? { name: path, labels: {} } : { name: `${path}/versions/1`, state: 'ENABLED' },
        );
      },
    ],
    [/^GET \/secrets\/.*:getIamPolicy/, () => ok({ bindings: [] })],
    [/^POST \/secrets\/.*:setIamPolicy/, ({ json }) => ok(json['policy'] ?? {})],
    [
      /^GET \/artifacts\/v1\/projects\/[^/]+\/locations\/([^/]+)\/repositories\/gcf-artifacts$/,
      () => (project.repository === undefined ? missing() : ok(project.repository)),
    ],
    [
      /^POST \/artifacts\/v1\/projects\/[^/]+\/locations\/([^/]+)\/repositories\?repositoryId=gcf-artifacts$/,
      ({ parts, json }) => {
        project.repository = { ...json, name: `projects/${PROJECT}/locations/${parts[0]}/repositories/gcf-artifacts` };
        return ok({ name: 'operations/repository', done: true, response: project.repository });
      },
    ],
    [
      /^PATCH \/artifacts\/v1\//,
      ({ json }) => {
        project.repository = { ...project.repository, ...json };
        return ok(project.repository);
      },
    ],
    [/^GET \/\w+\/v1\/operations\//, () => ok({ name: 'operations/done', done: true, response: {} })],
  ];
}
