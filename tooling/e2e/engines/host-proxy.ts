import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { listen } from '@asad/tooling/listen';
import { generate } from 'selfsigned';

export interface HostProxy {
  /** `host:port` */
  readonly address: string;
  /** Answers requests with this URL prefix; all others get 404. */
  readonly serve: (address: string, script: string) => void;
  readonly close: () => void;
}

/** Answers for any https host with a self-signed certificate: some drivers cannot intercept requests. */
export async function startHostProxy(): Promise<HostProxy> {
  const answers = new Map<string, string>();
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'proxy.test' }]);
  const host = createHttpsServer({ key, cert }, (request, response) => {
    const requestedUrl = `https://${request.headers.host}${request.url}`;
    const [, script] = [...answers].find(([address]) => requestedUrl.startsWith(address)) ?? [];
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
  return {
    address: new URL(await listen(proxy)).host,
    serve: (address, script) => void answers.set(address, script),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
