import { confirmHours, type guestApplicationsApi } from '../../../api/identity/guest-applications.ts';
import {
  type AskedQuestion,
  answerMistakes,
  type GivenAnswer,
} from '../../../api/jobs/screening-questions.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';
import { messageText } from '../../../api/platform/message-text.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { openJob } from './open-job.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { formatsOf } from '../account-settings/first-formats.ts';
import { finishSignIn } from '../auth/finish-sign-in.ts';
import {
  forgetRequestingBrowser,
  nameRequestingBrowser,
  readRequestingBrowser,
} from '../auth/mail-links/requesting-browser.ts';
import {
  type Completed,
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
    refuseAnswers(questions, body.answers);
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
    const { id, title, employer_name, company, goes_to_ats } = found.job;
    const isByMail = guest.termsVersion === '';
    return {
      job: { id, title, employer_name },
      asks: isByMail
        ? { questions: found.job.questions, company_id: company?.id ?? null, goes_to_ats }
        : null,
      cover_note: isByMail ? guest.coverNote : '',
      name: guest.name,
      email: guest.email,
      file_name: guest.fileName,
      expires_at: guest.expiresAt.toISOString(),
    };
  },

  confirmGuestApplication: async ({ body }, context) => {
    const guest = await guestOf(context, body.token);
    const isSameBrowser = readRequestingBrowser(context)?.hash === guest.browserHash;
    const completed = await completedBy(context, guest, body);
    const confirmed = await confirmGuestApplication(context, guest.id, formatsOf(context.request), completed);
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

function refuseAnswers(questions: AskedQuestion[], answers: GivenAnswer[]): void {
  const errors = Object.entries(answerMistakes(questions, answers)).map(([id, detail]) => ({
    pointer: `#/body/answers/${id}`,
    detail,
  }));
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}

/** What is to be said yet where an application came by mail; null where it was said before. Refuses what is missing. */
async function completedBy(
  context: Context<Ports>,
  guest: GuestApplication,
  { terms_version: termsVersion, answers }: { terms_version?: string | undefined; answers: GivenAnswer[] },
): Promise<Completed | null> {
  if (guest.termsVersion !== '') return null;
  if (termsVersion === undefined)
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '#/body/terms_version', detail: messageText('inputs.termsVersion') }],
    });
  const { questions } = await openJob(context, guest.jobId);
  refuseAnswers(questions, answers);
  return { termsVersion, answers };
}

async function guestOf({ config, database, now }: Context<Ports>, token: string): Promise<GuestApplication> {
  const id = confirmedIdOf(token);
  const guest = id === null ? null : await findGuestApplication(database, id, now());
  // Nothing was sent yet while the address is empty: there is no link either.
  if (!guest || guest.email === '' || !isConfirmToken(config.secrets.links, token, guest))
    throw new ApiError('expired_link');
  return guest;
}
