/**
 * The same work in Express: compressed once, signed tokens, one synced SQLite commit per record. No limits, contract or
 * error handling: the lower bound.
 */
import { listen } from '@asad/tooling/listen';
import { createServer } from 'node:http';
import express from 'express';
import { brotliCompressSync } from 'node:zlib';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { createIdTokens, createSigningKey } from '@asad/functions/local/identity/id-tokens.ts';
import { openDatabase } from '@asad/functions/src/store/documents/sqlite-document-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'asad-express-'));
const database = openDatabase(join(folder, 'bench.sqlite'));
database.exec(
  'CREATE TABLE visitors (uid TEXT PRIMARY KEY, calls INTEGER); CREATE TABLE calls (id TEXT PRIMARY KEY, uid TEXT, record TEXT)',
);
const findVisitor = database.prepare('SELECT calls FROM visitors WHERE uid = ?');
const keepCall = database.prepare('INSERT OR REPLACE INTO calls (id, uid, record) VALUES (?, ?, ?)');
database.prepare('INSERT INTO visitors (uid, calls) VALUES (?, ?)').run('visitor', 0);
const row = z.object({ calls: z.number() });
const record = z.object({ callId: z.string() });

const tokens = createIdTokens({
  projectId: 'demo',
  signingKey: createSigningKey(),
  clock: { now: () => Date.now(), elapsed: () => Date.now() },
  lifetimeSeconds: 3600,
});
const page = brotliCompressSync(readFileSync(resolve(import.meta.dirname, '../../../apps/web/dist/index.html')));

const app = express();
app.get('/', (_request, response) => void response.type('html').set('content-encoding', 'br').send(page));
const uidOf = (header: string | undefined) => tokens.readUid(header?.replace('Bearer ', '') ?? '');
app.get('/api/getUserCallStats', (request, response) => {
  const uid = uidOf(request.headers.authorization);
  if (uid === undefined) return void response.status(401).end();
  const callCount = row.parse(findVisitor.get(uid)).calls;
  response.json({ canMakeCall: true, callCount, maxCalls: 3, remainingCalls: 3 - callCount });
});
app.post('/api/clientCallEnded', express.json({ limit: '4mb' }), (request, response) => {
  const uid = uidOf(request.headers.authorization);
  if (uid === undefined) return void response.status(401).end();
  const { callId } = record.parse(request.body);
  keepCall.run(callId, uid, JSON.stringify(request.body));
  response.json({ saved: true });
});
const url = await listen(createServer(app));
process.send?.({ url, idTokens: [tokens.issue({ uid: 'visitor', signedInAtMs: Date.now() })] });
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on('message', () => process.send?.({ megabytes: process.memoryUsage().rss / 1_000_000 }));
