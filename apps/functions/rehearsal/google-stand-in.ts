import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** Every origin that the deploying tool asks, by the variable that overrides it (its `lib/api.js`). */
const ORIGINS = {
  FIREBASE_TOKEN_URL: 'token',
  FIREBASE_API_URL: 'firebase',
  FIREBASE_AUTH_MANAGEMENT_URL: 'identity',
  FIREBASE_FUNCTIONS_URL: 'functions1',
  FIREBASE_FUNCTIONS_V2_URL: 'functions',
  CLOUD_RUN_URL: 'run',
  CLOUD_RUN_API_URL: 'run',
  FIREBASE_STORAGE_URL: 'storage',
  FIREBASE_FIREBASESTORAGE_URL: 'storage',
  FIREBASE_HOSTING_API_URL: 'hosting',
  FIREBASE_RULES_URL: 'rules',
  FIRESTORE_URL: 'firestore',
  FIREBASE_SERVICE_USAGE_URL: 'services',
  FIREBASE_RESOURCEMANAGER_URL: 'resources',
  FIREBASE_IAM_URL: 'iam',
  CLOUD_SECRET_MANAGER_URL: 'secrets',
  ARTIFACT_REGISTRY_DOMAIN: 'artifacts',
  FIREBASE_CLOUDBILLING_URL: 'billing',
  FIREBASE_RUNTIMECONFIG_URL: 'runtimeconfig',
  FIREBASE_EXT_URL: 'extensions',
  FIREBASE_CLOUDSCHEDULER_URL: 'scheduler',
  FIREBASE_CLOUD_TAKS_URL: 'tasks',
  FIREBASE_PUBSUB_URL: 'pubsub',
  EVENTARC_URL: 'eventarc',
  COMPUTE_URL: 'compute',
  FIREBASE_IDENTITY_URL: 'identity',
  FIREBASE_REMOTE_CONFIG_URL: 'remoteconfig',
} as const;

export const PROJECT = 'asad-rehearsal';
const NUMBER = '123456789';
const SITE = PROJECT;

type Json = Readonly<Record<string, unknown>>;

/** What the stand-in project holds after a deployment. */
export interface StandInProject {
  /** Functions by name, as they were sent; `source` is the uploaded archive. */
  readonly functions: Map<string, Json & { readonly source: Buffer }>;
  /** Functions that the last deployment created or changed. */
  readonly changed: string[];
  /** Who may call a service: `allUsers`, or nobody. */
  readonly invokers: Map<string, unknown>;
  /** Live files by path, uncompressed, and what Hosting does with them. */
  live: { readonly files: ReadonlyMap<string, Buffer>; readonly config: Json } | undefined;
  readonly rulesets: Json[];
  readonly fieldOverrides: Map<string, Json>;
  repository: Json | undefined;
}

export interface GoogleStandIn {
  readonly project: StandInProject;
  /** What the tool asked and nobody here knows: each would be a failure in the cloud, or a hole in this stand-in. */
  readonly unknown: string[];
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The APIs that a deployment calls, on loopback, over one empty project. They check what a real project would refuse. */
export async function startGoogleStandIn(secrets: readonly string[]): Promise<GoogleStandIn> {
  const project: StandInProject = {
    functions: new Map(),
    changed: [],
    invokers: new Map(),
    live: undefined,
    rulesets: [],
    fieldOverrides: new Map(),
    repository: undefined,
  };
  const unknown: string[] = [];
  const uploads = new Map<string, Buffer>();
  const blobs = new Map<string, Buffer>();
  const versions = new Map<string, { files: Map<string, string>; config: Json }>();
  let origin = '';

  const routes: readonly (readonly [RegExp, (request: Asked) => Answer])[] = [
    [/^POST \/token\//, () => ok({ access_token: 'access', expires_in: 3600, scope: '' })],
    [
      /^GET \/firebase\/v1beta1\/projects\/[^/]+$/,
      () =>
        ok({
          projectId: PROJECT,
          projectNumber: NUMBER,
          displayName: 'x',
          name: `projects/${PROJECT}`,
          resources: { hostingSite: SITE },
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
    // Firestore: a database, its rules and indexes.
    [
      /^GET \/firestore\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
      () =>
        ok({ name: `projects/${PROJECT}/databases/(default)`, type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' }),
    ],
    [/^GET \/firestore\/.*\/indexes/, () => ok({ indexes: [] })],
    [/^GET \/firestore\/.*\/fields/, () => ok({ fields: [...project.fieldOverrides.values()] })],
    [
      /^PATCH \/firestore\/v1\/(projects\/.*\/fields\/[^?]+)/,
      ({ parts, json }) => {
        project.fieldOverrides.set(parts[0] ?? '', { ...project.fieldOverrides.get(parts[0] ?? ''), ...json });
        return ok({ name: 'operations/field', done: true });
      },
    ],
    [/^POST \/rules\/v1\/projects\/[^:]+:test/, () => ok({ issues: [] })],
    [
      /^GET \/rules\/v1\/projects\/[^/]+\/releases(?:\?|$)/,
      () =>
        ok({
          releases:
            project.rulesets.length === 0
              ? []
              : [
                  {
                    name: `projects/${PROJECT}/releases/cloud.firestore`,
                    rulesetName: `projects/${PROJECT}/rulesets/1`,
                  },
                ],
        }),
    ],
    [
      /^GET \/rules\/v1\/projects\/[^/]+\/rulesets/,
      () => ok({ source: project.rulesets.at(-1)?.['source'] ?? { files: [] } }),
    ],
    [
      /^POST \/rules\/v1\/projects\/[^/]+\/rulesets/,
      ({ json }) => {
        project.rulesets.push(json);
        return ok({ name: `projects/${PROJECT}/rulesets/1` });
      },
    ],
    [/^(?:POST|PATCH|PUT) \/rules\/v1\/projects\/[^/]+\/releases/, ({ json }) => ok(json)],
    // Functions: an upload, then one operation for each.
    [/^GET \/functions1\//, () => ok({ functions: [] })],
    [
      /^GET \/functions\/v2\/projects\/[^/]+\/locations\/-\/functions/,
      () => ok({ functions: [...project.functions.values()].map(({ source: _source, ...told }) => told) }),
    ],
    [
      /^POST \/functions\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions:generateUploadUrl/,
      () => {
        const id = randomUUID();
        return ok({ uploadUrl: `${origin}/storage/upload/${id}`, storageSource: { bucket: 'sources', object: id } });
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
            uri: `${origin}/live/${name}`,
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
    [/^GET \/run\/v2\/.*services/, () => ok({ services: [] })],
    // Hosting: a version, its files by hash, its release.
    [
      /^GET \/hosting\/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/,
      () =>
        ok({ name: `projects/${PROJECT}/sites/${SITE}`, defaultUrl: `https://${SITE}.web.app`, type: 'DEFAULT_SITE' }),
    ],
    [
      /^GET \/hosting\/v1beta1\/projects\/[^/]+\/sites$/,
      () =>
        ok({
          sites: [
            { name: `projects/${PROJECT}/sites/${SITE}`, type: 'DEFAULT_SITE', defaultUrl: `https://${SITE}.web.app` },
          ],
        }),
    ],
    [
      /^POST \/hosting\/v1beta1\/projects\/[^/]+\/sites\/[^/]+\/versions$/,
      ({ json }) => {
        const id = randomUUID();
        versions.set(id, { files: new Map(), config: (json['config'] ?? {}) as Json });
        return ok({ name: `projects/${PROJECT}/sites/${SITE}/versions/${id}`, status: 'CREATED' });
      },
    ],
    [
      /^POST \/hosting\/v1beta1\/.*versions\/([\w-]+):populateFiles/,
      ({ parts, json }) => {
        const version = versions.get(parts[0] ?? '');
        const wanted = Object.entries((json['files'] ?? {}) as Record<string, string>);
        for (const [path, hash] of wanted) version?.files.set(path, hash);
        const uploadRequiredHashes = [...new Set(wanted.map(([, hash]) => hash))].filter((hash) => !blobs.has(hash));
        return ok({ uploadUrl: `${origin}/hosting/upload`, uploadRequiredHashes });
      },
    ],
    [
      /^POST \/hosting\/upload\/(\w+)$/,
      ({ parts, bytes }) => {
        // As the service: what does not fit its name is not taken.
        if (createHash('sha256').update(bytes).digest('hex') !== parts[0])
          return [400, { error: { code: 400, message: 'content hash' } }];
        blobs.set(parts[0] ?? '', bytes);
        return ok({});
      },
    ],
    [
      /^PATCH \/hosting\/v1beta1\/.*versions\/([\w-]+)\?/,
      ({ parts, json }) => {
        const version = versions.get(parts[0] ?? '');
        if (version !== undefined && json['config'] !== undefined) version.config = json['config'] as Json;
        return ok({ name: `projects/${PROJECT}/sites/${SITE}/versions/${parts[0]}`, status: 'FINALIZED' });
      },
    ],
    [
      /^POST \/hosting\/v1beta1\/.*releases\?versionName=.*versions(?:\/|%2F)([\w-]+)$/,
      ({ parts }) => {
        const version = versions.get(parts[0] ?? '');
        if (version === undefined) return missing();
        const files = new Map(
          [...version.files].map(([path, hash]) => [path, gunzipSync(blobs.get(hash) ?? Buffer.alloc(0))]),
        );
        project.live = { files, config: version.config };
        return ok({ name: 'release', version: { name: parts[0] } });
      },
    ],
  ];

  const server = createServer((request, response) => {
    void read(request).then((bytes) => {
      const line = `${request.method ?? ''} ${request.url ?? ''}`;
      const found = routes.find(([pattern]) => pattern.test(line));
      if (found === undefined) unknown.push(line);
      const [pattern, act] = found ?? [/^/, missing];
      const [status, body] = act({ bytes, json: parse(bytes), parts: pattern.exec(line)?.slice(1) ?? [] });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  origin = await listen(server);
  return {
    project,
    unknown,
    env: {
      ...Object.fromEntries(Object.entries(ORIGINS).map(([name, path]) => [name, `${origin}/${path}`])),
      FIREBASE_TOKEN: 'a token that opens nothing',
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Asked {
  readonly bytes: Buffer;
  readonly json: Json;
  /** What the route's groups matched. */
  readonly parts: readonly (string | undefined)[];
}
type Answer = readonly [status: number, body: unknown];

const ok = (body: unknown): Answer => [200, body];
const missing = (): Answer => [404, { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND' } }];

function parse(bytes: Buffer): Json {
  try {
    return JSON.parse(bytes.toString()) as Json;
  } catch {
    return {};
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}
