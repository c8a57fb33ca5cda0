import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { ashbyJob, greenhouseJob, leverPosting } from '../../jobs/feeds/board-formats.ts';
import { findCompanyName, listPublished } from '../../jobs/feeds/queries.ts';
import { limited } from '../http/limits.ts';
import { type BoardPorts, serveBoardApplications } from './board-applications.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'> & BoardPorts;

/** So many jobs a board shows at most, the newest. */
const boardLength = 1000;
const uuid = z.uuid();
const flag = z.enum(['true', 'false']).default('false');
const greenhouseQuery = z.object({ content: flag, questions: flag, pay_transparency: flag });
const leverQuery = z.object({
  skip: z.coerce.number().int().min(0).max(boardLength).default(0),
  limit: z.coerce.number().int().min(1).max(boardLength).default(boardLength),
  commitment: z.string().max(60).optional(),
  location: z.string().max(200).optional(),
});

/**
 * The open jobs of a company in the shapes of three job boards that other programs already read: below `/boards/greenhouse`,
 * `/boards/lever` and `/boards/ashby` at the paths of those boards, with the company's id as the board's name. Read by
 * anyone; applications are taken from the company's own site (`board-applications.ts`).
 */
export function servePublicBoards(app: Hono, services: Ports): void {
  const { origin } = services.config;
  app.use('/boards/*', limited(services, 'boards', { points: 300, seconds: 600 }));
  serveBoardApplications(app, services);
  app.get('/boards/greenhouse/v1/boards/:board', async (c) => {
    const name = await nameOf(c.req.param('board'), services);
    return name === null ? missing(c) : answer(c, { name, content: null });
  });
  app.get('/boards/greenhouse/v1/boards/:board/jobs', (c) =>
    board(c, services, greenhouseQuery, ({ content, pay_transparency: pay }, jobs) => {
      const parts = { content: content === 'true', questions: false, pay: pay === 'true' };
      return { jobs: jobs.map((job) => greenhouseJob(job, origin, parts)), meta: { total: jobs.length } };
    }),
  );
  app.get('/boards/greenhouse/v1/boards/:board/jobs/:id', (c) =>
    board(c, services, greenhouseQuery, ({ questions, pay_transparency: pay }, jobs) => {
      const job = jobs.find(({ id }) => id === c.req.param('id'));
      const parts = { content: true, questions: questions === 'true', pay: pay === 'true' };
      return job ? greenhouseJob(job, origin, parts) : null;
    }),
  );
  app.get('/boards/lever/v0/postings/:board', (c) =>
    board(c, services, leverQuery, ({ skip, limit, commitment, location }, jobs) =>
      jobs
        .map((job) => leverPosting(job, origin))
        .filter(({ categories }) => commitment === undefined || categories.commitment === commitment)
        .filter(({ categories }) => location === undefined || categories.allLocations.includes(location))
        .slice(skip, skip + limit),
    ),
  );
  app.get('/boards/lever/v0/postings/:board/:id', (c) =>
    board(c, services, leverQuery, (_query, jobs) => {
      const job = jobs.find(({ id }) => id === c.req.param('id'));
      return job ? leverPosting(job, origin) : null;
    }),
  );
  app.get('/boards/ashby/posting-api/job-board/:board', (c) =>
    board(c, services, z.object({ includeCompensation: flag }), ({ includeCompensation }, jobs) => ({
      apiVersion: '1',
      jobs: jobs.map((job) => ashbyJob(job, origin, includeCompensation === 'true')),
    })),
  );
  app.all('/boards/*', missing);
}

type Jobs = Awaited<ReturnType<typeof listPublished>>;

async function board<Q extends z.ZodObject>(
  c: Context,
  services: Ports,
  schema: Q,
  write: (query: z.output<Q>, jobs: Jobs) => unknown,
): Promise<Response> {
  const query = schema.safeParse(c.req.query());
  if (!query.success) return c.json({ error: 'Unknown filter.' }, 400);
  const companyId = c.req.param('board') ?? '';
  const id = c.req.param('id');
  if ((id !== undefined && !uuid.safeParse(id).success) || (await nameOf(companyId, services)) === null) {
    return missing(c);
  }
  const filter = { companyId, id, now: services.now() };
  const jobs = await services.database.readBehind(null, () =>
    listPublished(services.database, filter, boardLength),
  );
  const body = write(query.data, jobs);
  return body === null ? missing(c) : answer(c, body);
}

async function nameOf(board: string, services: Ports): Promise<string | null> {
  return uuid.safeParse(board).success ? findCompanyName(services.database, board) : null;
}

/** Any page may read a board: it is public, and carries nothing of who asks. */
function answer(c: Context, body: unknown): Response {
  return c.json(body ?? {}, 200, {
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
}

function missing(c: Context): Response {
  return c.json({ error: 'Not found.' }, 404);
}
