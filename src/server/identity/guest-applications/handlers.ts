import { confirmHours, type guestApplicationsApi } from '../../../api/identity/guest-applications.ts';
import { answerMistakes } from '../../../api/jobs/screening-questions.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob, takesApplications } from '../../jobs/jobs/rules.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { formatsOf } from '../account-settings/first-formats.ts';
import { finishSignIn } from '../auth/finish-sign-in.ts';
import {
  forgetRequestingBrowser,
  nameRequestingBrowser,
  readRequestingBrowser,
} from '../auth/mail-links/requesting-browser.ts';
import {
  confirmGuestApplication,
  discardGuestApplication,
  storeGuestResume,
  sendGuestApplication,
} from './commands.ts';
import { confirmedIdOf, isConfirmToken } from './confirm-links.ts';
import { findGuestApplication, type GuestApplication } from './queries.ts';

type Ports = Pick<
  Services,
  | 'auth'
  | 'config'
  | 'database'
  | 'documents'
  | 'files'
  | 'live'
  | 'log'
  | 'metrics'
  | 'now'
  | 'queue'
  | 'virusScanner'
>;

/** Applying without an account. */
export const guestApplicationsHandlers: Handlers<typeof guestApplicationsApi, Ports> = {
  startGuestApplication: async ({ params, query, body }, context) => {
    await openJob(context, params.id);
    const browserHash = nameRequestingBrowser(context, false, confirmHours * hourSeconds);
    const kept = await storeGuestResume(context, { jobId: params.id, browserHash }, query.file_name, body);
    return { id: kept.id, file_name: kept.fileName, file_size: kept.fileSize };
  },

  sendGuestApplication: async ({ params, body }, context) => {
    const guest = await findGuestApplication(context.database, params.id, context.now());
    const browser = readRequestingBrowser(context);
    if (!guest || guest.browserHash !== browser?.hash) throw new ApiError('not_found');
    const { job, questions } = await openJob(context, guest.jobId);
    const errors = Object.entries(answerMistakes(questions, body.answers)).map(([id, detail]) => ({
      pointer: `#/body/answers/${id}`,
      detail,
    }));
    if (errors.length > 0) throw new ApiError('invalid_input', { errors });
    const { name, email, answers, source } = body;
    const sent = {
      name,
      email,
      coverNote: body.cover_note,
      answers,
      source,
      termsVersion: body.terms_version,
    };
    await sendGuestApplication(context, guest, sent, { title: job.title, employer: job.employer_name });
  },

  openGuestApplication: async ({ body }, context) => {
    const guest = await guestOf(context, body.token);
    const found = await findJob(context.database, guest.jobId, null, context.now());
    if (!found) throw new ApiError('expired_link');
    const { id, title, employer_name } = found.job;
    return {
      job: { id, title, employer_name },
      name: guest.name,
      email: guest.email,
      file_name: guest.fileName,
      expires_at: guest.expiresAt.toISOString(),
    };
  },

  confirmGuestApplication: async ({ body }, context) => {
    const guest = await guestOf(context, body.token);
    const isSameBrowser = readRequestingBrowser(context)?.hash === guest.browserHash;
    const confirmed = await confirmGuestApplication(context, guest.id, formatsOf(context.request));
    const { applicationId, hadApplied, hadAccount, userId } = confirmed;
    const answer = { application_id: applicationId, had_applied: hadApplied };
    // A mail that was passed on opens nobody's account: elsewhere, one that was there before is entered as it always is.
    if (hadAccount && !isSameBrowser) return { ...answer, user: null, second_step: false };
    if (isSameBrowser) forgetRequestingBrowser(context);
    return { ...answer, ...(await finishSignIn(context, { userId, remembered: false })) };
  },

  discardGuestApplication: async ({ body }, context) => {
    const { id } = await guestOf(context, body.token);
    await discardGuestApplication(context, id);
  },
};

/** A job that takes applications here, as somebody who is not signed in sees it. */
async function openJob(context: Context<Ports>, id: string) {
  const { database } = context;
  if (!(await isSwitchedOn(database, 'sign_ups'))) throw new ApiError('sign_ups_closed');
  const found = await findJob(database, id, null, context.now());
  if (!found || !canSeeJob(found, null)) throw new ApiError('not_found');
  const isElsewhere = found.companyId === null || found.job.apply_url !== null;
  if (isElsewhere || !takesApplications(found, context.now()))
    throw new ApiError('conflict', { detail: message('hiringErrors.jobNotAccepting') });
  return found;
}

async function guestOf({ config, database, now }: Context<Ports>, token: string): Promise<GuestApplication> {
  const id = confirmedIdOf(token);
  const guest = id === null ? null : await findGuestApplication(database, id, now());
  // Nothing was sent yet while the address is empty: there is no link either.
  if (!guest || guest.email === '' || !isConfirmToken(config.secrets.links, token, guest))
    throw new ApiError('expired_link');
  return guest;
}
