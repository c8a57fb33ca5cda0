import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import type { jobProposalsApi } from '../../../api/jobs/job-proposals.ts';
import { message } from '../../../messages/message.ts';
import type { Handlers, Services } from '../../context.ts';
import type { DocumentProblem } from '../../platform/adapters/documents/document-outcome.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { words } from '../../platform/http/reader.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import { proposedIn, vacancyIn } from './proposed.ts';

type Ports = Pick<Services, 'documents' | 'files' | 'log' | 'metrics' | 'safeFetch' | 'virusScanner'>;

/** Less text than this is a cover sheet or an empty form, not a vacancy. */
const shortestText = 80;

/** What the text of a vacancy says, for whoever writes a job. Files are read in their own process and kept nowhere. */
export const jobProposalsHandlers: Handlers<typeof jobProposalsApi, Ports> = {
  proposeRequirements: async ({ body }) => ({ requirements: proposedIn(body.description) }),

  readVacancyAddress: async ({ body: { url } }, { safeFetch }) => {
    const { findJobPage } = await import('../../platform/adapters/web-pages/job-page.ts');
    const found = await findJobPage(safeFetch, url);
    if (typeof found === 'string') return refused(`page.${found}`);
    return { vacancy: vacancyIn(found.description, found.title, found.stated), problem: null };
  },

  readVacancyFile: async ({ body }, context) => {
    const bytes = await takeBytes(context, body);
    await requireClean(context, bytes);
    const signal = AbortSignal.timeout(minuteMs);
    const outcome = await context.documents.readText(bytes, signal).catch((error: unknown) => {
      if (signal.aborted) return { ok: false as const, code: 'too_slow' as const };
      throw error;
    });
    if (!outcome.ok) return refused(`file.${outcome.code}`);
    if (outcome.text.length < shortestText) return refused('file.no_text');
    return { vacancy: vacancyIn(outcome.text, null, null), problem: null };
  },
};

/** The bytes of a file, which is on this machine only while they are read. */
async function takeBytes({ files }: Pick<Ports, 'files'>, body: ReadableStream<Uint8Array>) {
  const taken = await files.take(body, maxResumeBytes).catch((error: unknown) => {
    throw error instanceof FileTooBig ? new ApiError('file_too_big') : error;
  });
  try {
    return await taken.bytes();
  } finally {
    await taken.drop();
  }
}

function refused(why: `page.${'unreachable' | 'no_page' | 'no_text'}` | `file.${DocumentProblem}`) {
  return { vacancy: null, problem: words(PROBLEMS[why]) };
}

const PROBLEMS = {
  'page.unreachable': message('jobProposals.pageUnreachable'),
  'page.no_page': message('jobProposals.noPage'),
  'page.no_text': message('jobProposals.pageWithoutJob'),
  'file.empty': message('jobProposals.fileEmpty'),
  'file.not_a_document': message('jobProposals.notDocument'),
  'file.no_text': message('jobProposals.fileWithoutText'),
  'file.encrypted': message('jobProposals.encrypted'),
  'file.broken': message('jobProposals.broken'),
  'file.too_big': message('jobProposals.tooBig'),
  'file.too_complex': message('jobProposals.tooComplex'),
  'file.too_slow': message('jobProposals.tooSlow'),
};
