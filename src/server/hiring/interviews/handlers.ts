import { z } from 'zod';
import type { InterviewRow, interviewsApi } from '../../../api/hiring/interviews.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import { companyOf, type Handlers, employerScope, ApiError, type SignedIn } from '../../context.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import {
  companysApplication,
  companysInterview,
  forCompany,
  ownInterview,
  presentToCompany,
} from './access.ts';
import { interviewCalendar } from './calendar.ts';
import { listInterviewIds, listUnrated } from './list-queries.ts';
import { recordInterview, notifyCandidate, notifyCompany } from './notices.ts';
import { ownInterviewHandlers } from './own-handlers.ts';
import { planInterview, replanInterview } from './planning.ts';
import { cancel, holdInterview, listInterviewsById, type StoredInterview } from './queries.ts';
import { hasCalendar, isAhead } from './rules.ts';

const listKey = z.tuple([cursorInstant, z.uuid()]);

/** Talks with applicants. */
export const interviewsHandlers: Handlers<typeof interviewsApi> = {
  ...ownInterviewHandlers,

  listApplicantInterviews: async ({ params }, context) => {
    await companysApplication(context, params.id);
    return presentToCompany(context, params.id);
  },

  proposeInterview: async ({ params, body }, context) => {
    await planInterview(context, await companysApplication(context, params.id), body);
    return presentToCompany(context, params.id);
  },

  changeInterview: ({ params, body }, context) =>
    change(context, params.id, body.version, async (before) => {
      const application = await companysApplication(context, before.application_id);
      await replanInterview(context, application, before, body.value);
    }),

  cancelInterview: ({ params, body }, context) =>
    change(context, params.id, body.version, async (before) => {
      await cancel(context.database, before.id, 'company', body.reason, context.now());
      const interview = await companysInterview(context, before.id);
      await recordInterview(context, context.actor.id, 'cancelled', interview);
      const text = body.reason === '' ? {} : { text: body.reason };
      await notifyCandidate(context, interview, {
        title: `${interview.employer} cancelled the interview`,
        ...text,
        calendar: 'remove',
      });
      const title = 'An interview was cancelled';
      await notifyCompany(context, interview, context.actor.id, { title, ...text, calendar: 'remove' });
    }),

  listInterviews: async ({ query }, context) => {
    const rows = await listInterviewIds(
      context.database,
      {
        ...employerScope(context),
        which: query.which,
        team: query.scope === 'team',
        now: context.now(),
        limit: query.limit + 1,
      },
      readCursor(listKey, query.cursor),
    );
    const page = pageOf(rows, query.limit);
    const ids = page.items.map(({ id }) => id);
    return { next_cursor: page.next_cursor, items: await rowsOf(context, ids) };
  },

  getInterview: async ({ params }, context) => {
    await companysInterview(context, params.id);
    const [row] = await rowsOf(context, [params.id]);
    if (!row) throw new ApiError('not_found');
    return row;
  },

  openInterviewCalendar: async ({ params }, context) => {
    const isCandidate = context.actor.role === 'candidate';
    const found = await (isCandidate ? ownInterview : companysInterview)(context, params.id);
    if (!hasCalendar(found)) throw new ApiError('not_found');
    const owner = isCandidate ? 'candidate' : { email: context.actor.email };
    const { method, text } = interviewCalendar(context, found, owner, found.status === 'cancelled');
    return new Response(text, {
      headers: {
        'content-type': `text/calendar; charset=utf-8; method=${method}`,
        'content-disposition': 'attachment; filename="interview.ics"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

/** Interviews of the company in the order of their ids, as its lists show them to the caller. */
async function rowsOf(context: SignedIn, ids: string[]): Promise<InterviewRow[]> {
  const [companyId, viewerId, now] = [companyOf(context), context.actor.id, context.now()];
  const interviews = await listInterviewsById(context.database, companyId, ids, now);
  const applications = interviews.map((row) => row.application_id);
  const applicants = await listApplicantRows(context.database, companyId, viewerId, applications);
  const unrated = new Set(await listUnrated(context.database, viewerId, ids, now));
  return ids.flatMap((id) => {
    const found = interviews.find((row) => row.id === id);
    const applicant = applicants.find((row) => row.id === found?.application_id);
    if (!found || !applicant) return [];
    const { candidate, job_id, job_title } = applicant;
    return { ...forCompany(found), name: candidate.name, job_id, job_title, scorecard_due: unrated.has(id) };
  });
}

/** Changes an interview of the company as it stands at a version; with a newer one, refuses and shows it. */
function change(
  context: SignedIn,
  id: string,
  version: number,
  act: (before: StoredInterview) => Promise<void>,
) {
  return context.database.transact(async () => {
    const before = await companysInterview(context, id);
    if (!(await holdInterview(context.database, id, version))) {
      throw new ApiError('stale_version', { current: forCompany(await companysInterview(context, id)) });
    }
    if (!isAhead(before)) {
      throw new ApiError('conflict', { detail: 'This interview was held or cancelled already.' });
    }
    await act(before);
    return presentToCompany(context, before.application_id);
  });
}
