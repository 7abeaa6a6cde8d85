import { spawnSync } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface HostProxy {
  /** Host and port, as a browser's settings want them. */
  readonly address: string;
  /** Answers every request whose address begins so with a script; all others are 404. */
  readonly serve: (address: string, script: string) => void;
  readonly close: () => void;
}

/**
 * A proxy that answers in the name of any https host, for an engine whose driver cannot; its certificate is its own.
 * Undefined where the machine has no openssl to make one.
 */
export async function startHostProxy(): Promise<HostProxy | undefined> {
  const answers = new Map<string, string>();
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=proxy.test'];
  const { status, stdout: pem } = spawnSync('openssl', [...args, '-keyout', '-', '-out', '-']);
  if (status !== 0) return undefined;
  const host = createHttpsServer({ key: pem, cert: pem }, (request, response) => {
    const asked = `https://${request.headers.host}${request.url}`;
    const [, script] = [...answers].find(([address]) => asked.startsWith(address)) ?? [];
    response.writeHead(script === undefined ? 404 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
    });
    response.end(script);
  });
  const proxy = createHttpServer();
  proxy.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    host.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    serve: (address, script) => void answers.set(address, script),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
