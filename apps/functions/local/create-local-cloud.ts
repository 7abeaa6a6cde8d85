import express from 'express';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { atMost } from '../src/http/at-most.ts';
import { BackendError, orCannotStart } from '../src/backend-error.ts';
import { createBackend, openCallStore } from '../src/create-backend.ts';
import { createHandlers } from '../src/http/create-handlers.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from '../src/http/endpoint-table.ts';
import { type Log, systemClock, type Clock } from '../src/ports.ts';
import { createMaintenance, MAINTENANCE_MINUTES, type Maintenance } from '../src/owner/run-maintenance.ts';
import { refuse } from '../src/http/api.ts';
import { sendAnswer, serveHandler } from '../src/http/serve-handler.ts';
import type { Settings } from '../src/settings/read-settings.ts';
import {
  openDatabase,
  createSqliteDocumentStore,
  DATABASE_FILE,
} from '../src/store/documents/sqlite-document-store.ts';
import { answerErrors, guardHome } from './guards.ts';
import { openDataFolder } from './data-folder.ts';
import { findRoot, readHostingConfig, withCaptcha } from './site/hosting-config.ts';
import { withBuiltFiles } from '../src/firebase/hosting/asset-source.ts';
import { createIdTokens, createSigningKey } from './identity/id-tokens.ts';
import { createIdentityWire, createLocalTokenVerifier } from './identity/identity-wire.ts';
import { createUserTable } from './identity/user-table.ts';
import { findAnswersFile, type AnswersFile } from './inbox/answers-file.ts';
import { serveInbox } from './inbox/serve-inbox.ts';
import { createSiteHandler, type SiteHandler } from './site/serve-site.ts';

/** The prefix 'demo-' marks the project as fake for the page and the Firebase tools. */
const PROJECT_ID = 'demo-asad';
const KEY_FILE = 'identity-key.pem';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Slower clients are cut off. Node's own check, every thirty seconds, would double both limits. */
const SLOWEST_CLIENT = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
/** Node's default of five seconds can expire just when a client reuses the connection, which is then reset. */
const IDLE_CONNECTION = { keepAliveTimeout: 65_000 };

/** At home all requests share one network: a few browsers and a test run must not hit its rate. */
const HOME_RATE_FACTOR = 10;

export interface LocalCloudOptions {
  readonly settings: Settings;
  /** Default: the built site, as Hosting serves it. */
  readonly siteHandler?: SiteHandler;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Default: the answers of this workspace, if the site shows them. */
  readonly answers?: AnswersFile;
}

export type LocalCloud = ReturnType<typeof createLocalCloud>;

export function createLocalCloud(options: LocalCloudOptions) {
  const { settings, clock = systemClock, log = logLine } = options;
  if (!LOOPBACK.has(settings.host)) {
    throw new BackendError(
      'cannot_start',
      'The setting HOST must be 127.0.0.1, localhost or ::1: the local cloud is for this machine only.',
    );
  }
  const root = findRoot();
  const written = readHostingConfig(join(root, 'firebase.json'));
  const hosting = withBuiltFiles(withCaptcha(written, settings.captcha.kind), join(root, written.public));
  const data = openDataFolder(settings.dataDir);
  const { users, store } = orCannotStart(
    `The database ${data.file(DATABASE_FILE)} cannot be opened; move it away, and the next start makes a new one.`,
    () => {
      const database = openDatabase(data.file(DATABASE_FILE));
      const documents = createSqliteDocumentStore(database, clock);
      return { users: createUserTable(database), store: openCallStore(settings, { documents, clock }) };
    },
  );
  const signingKey = data.secret(KEY_FILE, createSigningKey);
  const tokens = orCannotStart(
    `The file ${data.file(KEY_FILE)} holds no key; delete it, and the next start makes a new one.`,
    () => createIdTokens({ projectId: PROJECT_ID, signingKey, clock }),
  );
  const inboxToken = randomBytes(16).toString('base64url');
  const backend = createBackend(settings, {
    store,
    clock,
    log,
    rateFactor: HOME_RATE_FACTOR,
    tokens: createLocalTokenVerifier({ tokens, users }),
    // Keep visitors that have calls: a wrong clock must not delete their accounts.
    accounts: {
      deleteIdle: (beforeMs) => users.deleteIdle(beforeMs, async (uid) => (await store.readVisitor(uid)).hasCalls),
    },
    altchaKey: data.secret('altcha.key', newKey),
    networkKey: settings.networkHmacKey ?? data.secret('network.key', newKey),
  });

  const maintenance = runByItself(createMaintenance(backend));

  // Hosting's paths are case-sensitive, so these are too.
  const app = express().disable('x-powered-by').disable('etag').enable('case sensitive routing').use(guardHome);
  const handlers = createHandlers(backend);
  const running = new Set<Promise<void>>();
  for (const name of ENDPOINT_NAMES) {
    const serve = serveHandler(handlers[name], settings);
    app.all(ENDPOINTS[name].path, (request, response) => {
      const run = serve(request, response).finally(() => running.delete(run));
      running.add(run);
      return run;
    });
  }
  app.use('/api', (_request, response) => sendAnswer(response, refuse('not_found', 'There is nothing here.')));
  app.use(createIdentityWire({ users, tokens, clock, projectId: PROJECT_ID }));
  app.get('/__/firebase/init.json', (request, response) => {
    const authDomain = `localhost:${request.socket.localPort}`;
    response.set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    response.json({ projectId: PROJECT_ID, apiKey: 'local', authDomain, appId: '1:0:web:local' });
  });
  app.use(
    '/__local',
    serveInbox({ store, token: inboxToken, answers: options.answers ?? findAnswersFile(settings.dataDir) }),
  );
  app.use(options.siteHandler ?? createSiteHandler(join(root, hosting.public), hosting));
  app.use(answerErrors(log));

  const server = createServer({ ...SLOWEST_CLIENT, ...IDLE_CONNECTION }, app);
  const answering = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    answering.add(response);
    response.on('close', () => answering.delete(response));
  });
  return {
    server,
    /** Throws a BackendError `cannot_start` when the port is taken. */
    listen: async (): Promise<{ readonly url: string; readonly inboxUrl: string }> => {
      const port = await listen(server, settings);
      maintenance.start();
      const url = `http://${settings.host === '::1' ? '[::1]' : settings.host}:${port}`;
      return { url, inboxUrl: `${url}/__local/inbox?token=${inboxToken}` };
    },
    /** Also prepares the voice for the first call. */
    findFault: async (): Promise<string | undefined> => backend.voice.findFault?.(),
    /** Idempotent. */
    close: async (): Promise<void> => {
      await maintenance.stop();
      await closeServer(server, answering);
      // Let abandoned answers write their outcome before the store closes.
      await atMost(Promise.allSettled(running));
      await store.close();
    },
  };
}

const newKey = () => randomBytes(32).toString('base64url');

function logLine(entry: Parameters<Log>[0]): void {
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}

async function listen(server: Server, { host, port }: Settings): Promise<number> {
  server.listen(port, host === '[::1]' ? '::1' : host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const reason = isTaken ? 'is taken by another program' : 'cannot be opened';
    throw new BackendError('cannot_start', `The port ${port} ${reason}; set PORT to another one.`, { cause: error });
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

function runByItself(run: Maintenance) {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const runNext = (): void => {
    last = last.then(run);
  };
  return {
    start: (): void => {
      runNext();
      timer = setInterval(runNext, MAINTENANCE_MINUTES * 60_000).unref();
    },
    stop: (): Promise<void> => {
      clearInterval(timer);
      return last;
    },
  };
}

/** Also the grace period after SIGTERM. */
const LONGEST_ANSWER_MS = 10_000;

/** Answers complete requests first; cuts idle and half-sent ones. */
async function closeServer(server: Server, answering: ReadonlySet<ServerResponse>): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  const startedMs = performance.now();
  const force = setInterval(() => {
    const isBusy = [...answering].some(({ req }) => req.complete);
    if (!isBusy || performance.now() - startedMs > LONGEST_ANSWER_MS) server.closeAllConnections();
  }, 100);
  await closed;
  clearInterval(force);
}
