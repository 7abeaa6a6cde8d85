import express from 'express';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { atMost } from '../src/http/at-most.ts';
import { BackendError } from '../src/backend-error.ts';
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
import { serveInbox } from './inbox/serve-inbox.ts';
import { createSiteHandler, type SiteHandler } from './site/serve-site.ts';

/** A name beginning with 'demo-' tells the page (and every Firebase tool) that no real project stands behind it. */
const PROJECT_ID = 'demo-asad';
const KEY_FILE = 'identity-key.pem';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/**
 * A record of four megabytes over a phone's line takes seconds; who takes longer than this only holds a connection.
 * Node looks every thirty seconds by itself, which would double both.
 */
const SLOWEST_CLIENT = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };
/** Node's own five seconds end just when a caller asks again after a pause, who then finds the connection reset. */
const IDLE_CONNECTION = { keepAliveTimeout: 65_000 };

export interface LocalCloudOptions {
  readonly settings: Settings;
  /** Serves everything that is not the backend; without it, the built site as Hosting would. */
  readonly siteHandler?: SiteHandler;
  /** The folder that holds firebase.json. */
  readonly root?: string;
  readonly clock?: Clock;
  readonly log?: Log;
  /** An hour, as the service has it; a test asks for less. */
  readonly tokenLifetimeSeconds?: number;
  /** How long the voice provider may take to create a call; see the provider client for what it is without this. */
  readonly providerTimeoutMs?: number;
  /** Multiplies the rates of all endpoints. 1 unless a bench or a test needs more. */
  readonly rateFactor?: number;
}

export type LocalCloud = ReturnType<typeof createLocalCloud>;

/** The whole product in one process on this machine: backend, identity, inbox and site on one port of loopback. */
export function createLocalCloud(options: LocalCloudOptions) {
  const { settings, clock = systemClock, log = logLine } = options;
  if (!LOOPBACK.has(settings.host)) {
    throw new BackendError(
      'cannot_start',
      'The setting HOST must be 127.0.0.1, localhost or ::1: the local cloud is for this machine only.',
    );
  }
  const root = options.root ?? findRoot();
  const written = readHostingConfig(join(root, 'firebase.json'));
  const hosting = withBuiltFiles(withCaptcha(written, settings.captcha.kind), join(root, written.public));
  const data = openDataFolder(settings.dataDir);
  const { users, store } = orRefuse(
    `The database ${data.file(DATABASE_FILE)} cannot be opened; move it away, and the next start makes a new one.`,
    () => {
      const database = openDatabase(data.file(DATABASE_FILE));
      const documents = createSqliteDocumentStore(database, clock);
      return { users: createUserTable(database), store: openCallStore(settings, { documents, clock }) };
    },
  );
  const signingKey = data.secret(KEY_FILE, createSigningKey);
  const lifetimeSeconds = options.tokenLifetimeSeconds ?? 3600;
  const tokens = orRefuse(
    `The file ${data.file(KEY_FILE)} holds no key; delete it, and the next start makes a new one.`,
    () => createIdTokens({ projectId: PROJECT_ID, signingKey, clock, lifetimeSeconds }),
  );
  const inboxToken = randomBytes(16).toString('base64url');
  const backend = createBackend(settings, {
    store,
    clock,
    log,
    rateFactor: options.rateFactor ?? 1,
    providerTimeoutMs: options.providerTimeoutMs,
    tokens: createLocalTokenVerifier({ tokens, users }),
    // What is kept of a visitor is believed rather than a clock, which somebody may have set years ahead.
    accounts: {
      deleteIdle: (beforeMs) => users.deleteIdle(beforeMs, async (uid) => (await store.readVisitor(uid)).hasCalls),
    },
    altchaKey: data.secret('altcha.key', newKey),
    networkKey: settings.networkHmacKey ?? data.secret('network.key', newKey),
  });

  const maintenance = runByItself(createMaintenance(backend));

  // Hosting tells /api/CAPTCHACHALLENGE from the real address; so do we.
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
  app.use('/__local', serveInbox({ store, token: inboxToken }));
  app.use(options.siteHandler ?? createSiteHandler(join(root, hosting.public), hosting));
  app.use(answerErrors(log));

  const server = createServer({ ...SLOWEST_CLIENT, ...IDLE_CONNECTION }, app);
  const answering = new Set<ServerResponse>();
  server.on('request', (_request, response) => {
    answering.add(response);
    response.on('close', () => answering.delete(response));
  });
  return {
    /** For whoever must attach to it before it listens (hot reload). */
    server,
    /** Throws a BackendError `cannot_start` when the port is taken. */
    listen: async (): Promise<{ readonly url: string; readonly inboxUrl: string }> => {
      const port = await listen(server, settings);
      maintenance.start();
      const url = `http://${settings.host === '::1' ? '[::1]' : settings.host}:${port}`;
      return { url, inboxUrl: `${url}/__local/inbox?token=${inboxToken}` };
    },
    /** A sentence for whoever starts it where the voice cannot answer as it is set. Makes it ready for the first call too. */
    findFault: async (): Promise<string | undefined> => backend.voice.findFault?.(),
    /** Runs the maintenance now; it runs by itself too, as the scheduled function does. */
    maintain: maintenance.run,
    /** Ends connections, then closes the files. Twice does nothing more. */
    close: async (): Promise<void> => {
      await maintenance.stop();
      await closeServer(server, answering);
      // What an answer that was left has come to is still written down.
      await atMost(Promise.allSettled(running));
      await store.close();
    },
  };
}

/** Opens something; a failure becomes the one sentence with which the start is refused. */
function orRefuse<T>(sentence: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof BackendError) throw error;
    throw new BackendError('cannot_start', sentence, { cause: error });
  }
}

const newKey = () => randomBytes(32).toString('base64url');

function logLine(entry: Parameters<Log>[0]): void {
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}

/** Returns the port, which is the system's choice where the setting is 0. */
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

/** The scheduler of one process: at the start, then every few minutes; whoever stops it waits for the one that runs. */
function runByItself(run: Maintenance): { readonly run: Maintenance; start(): void; stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const runNext = () => (last = last.then(run));
  return {
    run: runNext,
    start: () => {
      void runNext();
      timer = setInterval(() => void runNext(), MAINTENANCE_MINUTES * 60_000).unref();
    },
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}

/** As long as opening a call waits for its provider, and as the cloud waits after SIGTERM. */
const LONGEST_ANSWER_MS = 10_000;

/** Closes a server: requests that have arrived whole are answered first, idle and half-sent ones are cut. */
async function closeServer(server: Server, answering: ReadonlySet<ServerResponse>): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const startedMs = performance.now();
  const force = setInterval(() => {
    const isBusy = [...answering].some(({ req }) => req.complete);
    if (!isBusy || performance.now() - startedMs > LONGEST_ANSWER_MS) server.closeAllConnections();
  }, 100);
  await closed;
  clearInterval(force);
}
