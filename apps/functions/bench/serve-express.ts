/** A bare express server: the floor that the same machine gives the same requests. */
import express from 'express';

const app = express();
app.get('/', (_request, response) => void response.type('html').send('<!doctype html><title>x</title>'));
app.get(
  '/api/getUserCallStats',
  (_request, response) => void response.json({ canMakeCall: true, callCount: 0, maxCalls: 3, remainingCalls: 3 }),
);
app.post(
  '/api/clientCallEnded',
  express.json({ limit: '4mb' }),
  (_request, response) => void response.json({ saved: true }),
);
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    idToken: '',
  });
});
process.on('SIGTERM', () => process.exit(0));
process.on('message', () => process.send?.({ megabytes: process.memoryUsage().rss / 1_000_000 }));
