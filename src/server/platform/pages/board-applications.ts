import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { errorCodes } from '../../../api/platform/errors.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { readActor } from '../../identity/auth/sessions/session.ts';
import { takeBoardApplication } from '../../identity/guest-applications/board-commands.ts';
import { openJob } from '../../identity/guest-applications/open-job.ts';
import { type BoardShape, readParts, readSubmission } from '../../jobs/feeds/board-submissions.ts';
import { ApiError } from '../http/api-error.ts';
import { callerAddress, checkAccess } from '../http/guard.ts';
import { consumeLimits } from '../http/limits.ts';
import { words } from '../http/reader.ts';

/** What taking an application needs. */
export type BoardPorts = Parameters<typeof takeBoardApplication>[0] &
  Pick<Services, 'auth' | 'errors' | 'maintenance'>;

/** Who may send applications in this way: a recruiter's token that is for it. */
const access = { access: ['recruiter'], scope: 'applications:submit' } as const;
const limits = [{ per: 'account', points: 120, seconds: hourSeconds }] as const;

/** What a board answers, in its own shape: to an application that was taken, and to one that was not. */
const answers: Record<
  BoardShape,
  { taken: (id: string) => object; refused: (status: number, errors: string[]) => object }
> = {
  greenhouse: {
    taken: () => ({ success: 'Candidate saved successfully' }),
    refused: (status, errors) => ({ status, error: errors.join(' ') }),
  },
  lever: {
    taken: (applicationId) => ({ ok: true, applicationId }),
    refused: (_status, errors) => ({ ok: false, error: errors.join(' ') }),
  },
  ashby: {
    taken: (id) => ({ success: true, results: { submittedFormInstance: { id } } }),
    refused: (_status, errors) => ({ success: false, errors }),
  },
};

/**
 * Takes applications that a careers site sends in the shapes of the three boards, at their paths below `/boards`, with an API token in place
 * of the board's key. The person confirms by the mailed link, as whoever applies without an account.
 */
export function serveBoardApplications(app: Hono, services: BoardPorts): void {
  // A file in base64 is a third longer.
  const limit = bodyLimit({
    maxSize: Math.ceil(maxResumeBytes * 1.4) + 64 * 1024,
    onError: () => {
      throw new ApiError('file_too_big');
    },
  });
  const take = (path: string, shape: BoardShape) =>
    app.post(path, async (c) => {
      try {
        await limit(c, async () => {});
        return c.json(answers[shape].taken(await apply(c, services, shape)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { status } = errorCodes[error.code];
        return c.json(answers[shape].refused(status, reasonsOf(error)), status as ContentfulStatusCode);
      }
    });
  take('/boards/greenhouse/v1/boards/:board/jobs/:id', 'greenhouse');
  take('/boards/lever/v0/postings/:board/:id', 'lever');
  take('/boards/ashby/applicationForm.submit', 'ashby');
}

async function apply(c: Context, services: BoardPorts, shape: BoardShape): Promise<string> {
  if (await services.maintenance.current()) throw new ApiError('maintenance');
  const actor = await senderOf(c, services, shape);
  await consumeLimits(
    services,
    'board-applications',
    { limits },
    { address: callerAddress(services.config, c), actor },
  );
  const { jobId, ...sent } = await readSubmission(shape, await readParts(c.req.raw));
  const board = c.req.param('board');
  const id = z.uuid().safeParse(c.req.param('id') ?? jobId);
  if (!id.success || (board !== undefined && board !== actor.company?.id)) throw new ApiError('not_found');
  const { job, companyId } = await openJob(services, id.data);
  if (companyId === null || companyId !== actor.company?.id) throw new ApiError('not_found');
  return takeBoardApplication(services, {
    job: { id: id.data, title: job.title, employer: job.employer_name },
    ...sent,
  });
}

/** Whose token the request shows: as the name or password of Basic, as Bearer, or for Lever in its address. */
async function senderOf(c: Context, services: BoardPorts, shape: BoardShape): Promise<Actor> {
  const inAddress = shape === 'lever' ? c.req.query('key') : undefined;
  const key = inAddress ?? keyIn(c.req.header('authorization') ?? '');
  if (!key) throw new ApiError('not_signed_in');
  const headers = { authorization: `Bearer ${key}` };
  const actor = await readActor(services, new Request(services.config.origin, { headers }));
  if (actor?.credential.kind !== 'token') throw new ApiError('not_signed_in');
  checkAccess(access, actor);
  // Addresses end up in logs and histories: what opens more than this is not to stand in one.
  if (inAddress !== undefined && actor.credential.scopes.length > 1)
    throw new ApiError('invalid_request', { detail: message('platformErrors.tokenInHeader') });
  return actor;
}

function keyIn(header: string): string | null {
  const [, scheme = '', value = ''] = /^(Basic|Bearer) +(\S+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() !== 'basic') return value || null;
  const [name = '', password = ''] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return name || password || null;
}

function reasonsOf({ code, more }: ApiError): string[] {
  const { detail, errors = [] } = more;
  const said = [...(detail === undefined ? [] : [words(detail)]), ...errors.map((one) => words(one.detail))];
  return said.length > 0 ? said : [words(errorCodes[code].title)];
}
