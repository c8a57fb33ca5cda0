import { createServer, type Server } from 'node:http';
import { CannotListen } from '../http-server/cannot-listen.ts';

/** Figures in a format that `type` names. */
export type Figures = () => Promise<{ type: string; body: string }>;

/**
 * Serves figures at /metrics, on this machine alone and on a port of its own. Pages of browsers that have another name lead here are
 * refused by the name they ask for. Throws when the port is taken.
 */
export async function serveMetrics(
  port: number,
  figures: Figures,
  onError: (error: unknown) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const local = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '');
    if (!local || request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    figures().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      (error: unknown) => {
        onError(error);
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(new CannotListen(error, '127.0.0.1', port, 'METRICS_PORT'));
    server.once('error', refuse).listen(port, '127.0.0.1', resolve);
  });
  return server;
}
