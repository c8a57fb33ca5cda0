import { createServer, type Server } from 'node:http';
import { CannotListen } from '../http-server/cannot-listen.ts';

/** Figures in a format that `type` names. */
export type Figures = () => Promise<{ type: string; body: string }>;

/**
 * Serves figures at /metrics, on a port of their own. On this machine alone, pages of browsers that have another name lead here are refused by
 * the name they ask for; on an address that others reach, the operator says who may. Throws when it cannot listen there.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  figures: Figures,
  onError: (error: unknown) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const asked =
      /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '') || host !== '127.0.0.1';
    if (!asked || request.method !== 'GET' || request.url !== '/metrics')
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
    const refuse = (error: Error) => reject(new CannotListen(error, host, port, 'METRICS_PORT'));
    server.once('error', refuse).listen(port, host, resolve);
  });
  return server;
}
