import { Hono } from 'hono';
import type { Services } from '../context.ts';

type Ports = Pick<Services, 'closing' | 'database'>;

/** What a process of background work answers over HTTP: how it is, and nothing else. */
export function createHealthApp(services: Ports): Hono {
  const app = new Hono();
  serveHealth(app, services);
  return app;
}

/** /healthz says that the process runs, /readyz that it can work: the database answers and it is not stopping. */
export function serveHealth(app: Hono, services: Ports): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const database = await services.database.sql('select 1').then(
      () => 'ok',
      () => 'failed',
    );
    const ready = database === 'ok' && !services.closing.aborted;
    const body = { status: ready ? 'ok' : 'unavailable', database, stopping: services.closing.aborted };
    return c.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
