import { z } from 'zod';
import type { InterviewRow, interviewsApi } from '../../../api/hiring/interviews.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { findHiders, nothingHidden } from '../applications/identity-queries.ts';
import { companysApplication } from '../applications/access.ts';
import { companysInterview, ownInterview } from './access.ts';
import { calendarFile } from '../../platform/adapters/exports/calendar-file.ts';
import { presentReader } from '../../platform/http/reader.ts';
import { interviewCalendar } from './calendar.ts';
import { listInterviewIds, listUnrated } from './list-queries.ts';
import { candidateInterviewHandlers } from './candidate-handlers.ts';
import { cancelInterview, changeInterview, proposeInterview } from './commands.ts';
import { concealed, forCompany, hiderForAll, presentToCompany } from './presenter.ts';
import { listInterviewsById, type StoredInterview } from './queries.ts';
import { hasCalendar } from './rules.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'>;

const listKey = z.tuple([cursorInstant, z.uuid()]);

/** Talks with applicants. */
export const interviewsHandlers: Handlers<typeof interviewsApi, Ports> = {
  ...candidateInterviewHandlers,

  listApplicantInterviews: async ({ params }, context) => {
    await companysApplication(context.database, employerScope(context), params.id);
    return presentToCompany(context, employerScope(context), params.id);
  },

  proposeInterview: async ({ params, body }, context) =>
    answer(context, await proposeInterview(context, employerScope(context), params.id, body)),

  changeInterview: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await changeInterview(context, employerScope(context), seen, body.value));
  },

  cancelInterview: async ({ params, body }, context) => {
    const seen = { id: params.id, version: body.version };
    return answer(context, await cancelInterview(context, employerScope(context), seen, body.reason));
  },

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
    await companysInterview(context, employerScope(context), params.id);
    const [row] = await rowsOf(context, [params.id]);
    if (!row) throw new ApiError('not_found');
    return row;
  },

  openInterviewCalendar: async ({ params }, context) => {
    const isCandidate = context.actor.role === 'candidate';
    const found = isCandidate
      ? await ownInterview(context, context.actor, params.id)
      : await companysInterview(context, employerScope(context), params.id);
    if (!hasCalendar(found)) throw new ApiError('not_found');
    const owner = isCandidate ? 'candidate' : { email: context.actor.email };
    const shown = isCandidate ? found : concealed(found, await hiderForAll(context, found));
    const entry = interviewCalendar(context, shown, owner, found.status === 'cancelled');
    const { method, text } = calendarFile(entry, presentReader());
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
export async function rowsOf(
  context: SignedIn<Pick<Ports, 'database' | 'now'>>,
  ids: string[],
): Promise<InterviewRow[]> {
  const [companyId, viewerId, now] = [companyOf(context), context.actor.id, context.now()];
  const interviews = await listInterviewsById(context.database, companyId, ids, now);
  const applications = interviews.map((row) => row.application_id);
  const applicants = await listApplicantRows(context.database, companyId, viewerId, applications);
  const hiders = await findHiders(context.database, { companyId, viewerId }, applications);
  const unrated = new Set(await listUnrated(context.database, viewerId, ids, now));
  return ids.flatMap((id) => {
    const found = interviews.find((row) => row.id === id);
    const applicant = applicants.find((row) => row.id === found?.application_id);
    if (!found || !applicant) return [];
    const { candidate, job_id, job_title } = rowForReader(applicant);
    const hider = hiders.get(found.application_id) ?? nothingHidden;
    return {
      ...forCompany(found, hider),
      name: candidate.name,
      job_id,
      job_title,
      scorecard_due: unrated.has(id),
    };
  });
}

function answer(context: SignedIn<Ports>, interview: StoredInterview) {
  return presentToCompany(context, employerScope(context), interview.application_id);
}
