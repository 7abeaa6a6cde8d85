import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@asad/tooling/listen';
import { firestoreRoutes } from './google/firestore-routes.ts';
import { functionsRoutes } from './google/functions-routes.ts';
import { hostingRoutes } from './google/hosting-routes.ts';
import { projectRoutes } from './google/project-routes.ts';
import { missing } from './google/route.ts';
import { emptyProject, type Json, type StandInProject } from './google/stand-in-project.ts';

/** By the variable that overrides it (the deploying tool's `lib/api.js`). */
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

export interface GoogleStandIn {
  readonly project: StandInProject;
  /** Without a route: a failure in the cloud, or a gap in this fake. */
  readonly unknown: string[];
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** The APIs of a deployment over one empty project. Rejects what a real project would reject. */
export async function startGoogleStandIn(secrets: readonly string[]): Promise<GoogleStandIn> {
  const project = emptyProject();
  const unknown: string[] = [];
  let origin = '';
  const routes = [
    ...projectRoutes(project, secrets),
    ...firestoreRoutes(project),
    ...functionsRoutes(project, () => origin),
    ...hostingRoutes(project, () => origin),
  ];

  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
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

function parse(bytes: Buffer): Json {
  try {
    return JSON.parse(bytes.toString()) as Json;
  } catch {
    return {};
  }
}
