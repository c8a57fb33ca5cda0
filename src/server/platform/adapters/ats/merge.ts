import type { Merge, MergeClient } from '@mergeapi/merge-node-client';
import type { SafeFetch } from '../safe-fetch/safe-fetch.ts';
import { type Ats, AtsError, type AtsJob, type AtsPlace } from './ats.ts';
import { askMerge, type MergeAccount } from './merge-client.ts';
import { message } from '../../../../messages/message.ts';

/** Where Merge keeps the accounts of each region. */
export const mergeUrls = {
  us: 'https://api.merge.dev/api',
  eu: 'https://api-eu.merge.dev/api',
  sandbox: 'https://api-sandbox.merge.dev/api',
} as const;

const pageSize = 100;
const maxNotes = 1000;
const maxPostings = 5000;

/** Asks this account something. */
type Ask = <T>(work: (client: MergeClient) => Promise<T>) => Promise<T>;

/** A company's applicant tracking system behind Merge's unified API. The client is loaded with the first call. */
export function mergeAts(outside: SafeFetch, account: MergeAccount): Ats {
  const ask: Ask = (work) => askMerge(outside, account, work);
  return { ...lists(ask), ...candidates(ask), ...applications(ask), ...notes(ask) };
}

function lists(ask: Ask): Pick<Ats, 'test' | 'listJobs' | 'listStages' | 'listApplications'> {
  let internal: Set<string> | null = null;
  return {
    test: () =>
      ask(async ({ ats }) => {
        const details = await ats.accountDetails.retrieve();
        await ats.jobs.list({ pageSize: 1 });
        const system = details.integration ?? '';
        return {
          system,
          detail: system
            ? message('integrationErrors.systemAnswers', { system })
            : message('integrationErrors.systemUnnamedAnswers'),
        };
      }),
    listJobs: (place) =>
      ask(async (client) => {
        const page = await client.ats.jobs.list({
          ...placeOf(place),
          expand: 'offices',
          includeDeletedData: true,
        });
        const arePosted = page.data.some(({ jobPostings = [] }) => jobPostings.length > 0);
        if (arePosted) internal ??= await readInternal(client);
        const { textOfHtml } = await import('../web-pages/page-text.ts');
        return pageOf(
          page.response,
          page.data.flatMap((job) => jobOf(job, internal, textOfHtml)),
        );
      }),
    listStages: (place) =>
      ask(async ({ ats }) => {
        const page = await ats.jobInterviewStages.list(placeOf(place));
        const items = page.data.flatMap(({ id, name, stageOrder, job }) =>
          id && name
            ? [{ externalId: id, name, position: positionOf(stageOrder), externalJobId: idOf(job) }]
            : [],
        );
        return pageOf(page.response, items);
      }),
    listApplications: (place) =>
      ask(async ({ ats }) => {
        const page = await ats.applications.list(placeOf(place));
        const items = page.data.flatMap(({ id, currentStage, rejectedAt }) =>
          id ? [{ externalId: id, stageId: idOf(currentStage), rejectedAt: instantOf(rejectedAt) }] : [],
        );
        return pageOf(page.response, items);
      }),
  };
}

function candidates(
  ask: Ask,
): Pick<Ats, 'findCandidate' | 'addCandidate' | 'forgetCandidate' | 'findResume' | 'addResume'> {
  return {
    findCandidate: (email) =>
      ask(async ({ ats }) => {
        const page = await ats.candidates.list({ emailAddresses: email, pageSize: 1 });
        return page.data[0]?.id ?? null;
      }),
    addCandidate: ({ firstName, lastName, email, phone }) =>
      ask(async (client) => {
        const model = {
          firstName,
          lastName,
          emailAddresses: [{ value: email }],
          ...(phone === '' ? {} : { phoneNumbers: [{ value: phone }] }),
        };
        const remoteUserId = await adderOf(client);
        return written(await client.ats.candidates.create({ model, remoteUserId }));
      }),
    forgetCandidate: (candidateId) =>
      ask(async ({ ats }) => {
        const reason = 'GDPR' as const;
        await ats.candidates.ignoreCreate(candidateId, {
          reason,
          message: 'The candidate asked for erasure.',
        });
      }),
    findResume: (candidateId, name) =>
      ask(async ({ ats }) => {
        const { data } = await ats.attachments.list({ candidateId, pageSize });
        return data.find(({ fileName }) => fileName === name)?.id ?? null;
      }),
    addResume: (candidate, { name, url }) =>
      ask(async (client) => {
        const model = { candidate, fileName: name, fileUrl: url, attachmentType: 'RESUME' as const };
        const remoteUserId = await adderOf(client);
        return written(await client.ats.attachments.create({ model, remoteUserId }));
      }),
  };
}

function applications(
  ask: Ask,
): Pick<Ats, 'findApplication' | 'addApplication' | 'findStage' | 'changeStage'> {
  return {
    findApplication: (candidateId, jobId) =>
      ask(async ({ ats }) => {
        const page = await ats.applications.list({ candidateId, jobId, pageSize: 1 });
        return page.data[0]?.id ?? null;
      }),
    addApplication: (candidate, job, appliedAt) =>
      ask(async (client) => {
        const remoteUserId = await adderOf(client);
        return written(
          await client.ats.applications.create({ model: { candidate, job, appliedAt }, remoteUserId }),
        );
      }),
    findStage: (id) => ask(async ({ ats }) => idOf((await ats.applications.retrieve(id)).currentStage)),
    changeStage: (id, jobInterviewStage) =>
      ask(async (client) => {
        const remoteUserId = await adderOf(client);
        written(await client.ats.applications.changeStageCreate(id, { jobInterviewStage, remoteUserId }));
      }),
  };
}

function notes(ask: Ask): Pick<Ats, 'findNote' | 'addNote'> {
  return {
    findNote: (candidateId, { subject, body }, since) =>
      ask(async (client) => {
        const userId = await adderOf(client);
        const page = await client.ats.activities.list({ userId, createdAfter: since, pageSize });
        for (let seen = 0; seen < maxNotes; seen += pageSize) {
          const found = page.data.find(
            (one) => one.candidate === candidateId && one.subject === subject && one.body === body,
          );
          if (found || !page.hasNextPage()) return found?.id ?? null;
          await page.getNextPage();
        }
        return null;
      }),
    addNote: (candidate, note) =>
      ask(async (client) => {
        const remoteUserId = await adderOf(client);
        const kind = { activityType: 'NOTE' as const, visibility: 'PUBLIC' as const };
        const model = { ...kind, ...note, candidate, user: remoteUserId };
        return written(await client.ats.activities.create({ model, remoteUserId }));
      }),
  };
}

/** The address at which somebody of a company links their system; it works for a day. */
export function mergeLink(
  outside: SafeFetch,
  account: MergeAccount,
  person: { email: string; company: string; companyId: string },
): Promise<string> {
  return askMerge(outside, account, async ({ ats }) => {
    const made = await ats.linkToken.create({
      endUserEmailAddress: person.email,
      endUserOrganizationName: person.company,
      endUserOriginId: person.companyId,
      categories: ['ats'],
      shouldCreateMagicLinkUrl: true,
      linkExpiryMins: 720,
    });
    if (!made.magicLinkUrl) throw new AtsError('refused', message('integrationErrors.mergeNoLink'));
    return made.magicLinkUrl;
  });
}

/** Exchanges what Merge Link ended with for the lasting token of the account, and the system's name. */
export function mergeAccountToken(
  outside: SafeFetch,
  account: MergeAccount,
  publicToken: string,
): Promise<{ accountToken: string; system: string }> {
  return askMerge(outside, account, async ({ ats }) => {
    const found = await ats.accountToken.retrieve(publicToken);
    return { accountToken: found.accountToken, system: found.integration?.name ?? '' };
  });
}

/** Whoever adds a candidate there must be one of its users: an administrator, or else the first. */
async function adderOf(client: MergeClient): Promise<string> {
  const { data } = await client.ats.users.list({ pageSize });
  const users = data.filter(({ id, disabled }) => id !== undefined && disabled !== true);
  const admin = users.find(({ accessRole }) => /ADMIN/.test(accessRole ?? ''));
  const id = (admin ?? users[0])?.id;
  if (id === undefined) throw new AtsError('refused', message('integrationErrors.noUserThere'));
  return id;
}

/** The id of what was written; a 201 that lists errors wrote nothing. */
function written({
  model,
  errors,
}: {
  model?: { id?: string };
  errors?: Merge.ats.ErrorValidationProblem[];
}): string {
  const [first] = errors ?? [];
  if (first)
    throw new AtsError('refused', message('integrationErrors.refusedThere', { words: wordsOf(first) }));
  if (!model?.id) throw new AtsError('broken', message('integrationErrors.mergeNoId'));
  return model.id;
}

function wordsOf({ title, detail }: Merge.ats.ErrorValidationProblem): string {
  return [title, detail].filter(Boolean).join(': ').slice(0, 300);
}

function placeOf({ cursor, since }: AtsPlace) {
  return { pageSize, ...(cursor ? { cursor } : {}), ...(since ? { modifiedAfter: since } : {}) };
}

function pageOf<T>(response: { next?: string }, items: T[]) {
  return { items, cursor: response.next ?? null };
}

function jobOf(
  job: Merge.ats.Job,
  internal: Set<string> | null,
  textOfHtml: (html: string) => string,
): AtsJob[] {
  if (!job.id || (!job.name && job.remoteWasDeleted !== true)) return [];
  const offices = (job.offices ?? []).flatMap((office) =>
    typeof office === 'object' ? [office.location || office.name || ''] : [],
  );
  return [
    {
      externalId: job.id,
      remoteId: job.remoteId ?? job.id,
      title: job.name ?? '',
      description: /<\w+[^>]*>/.test(job.description ?? '')
        ? textOfHtml(job.description ?? '')
        : (job.description ?? ''),
      status:
        job.status === 'OPEN'
          ? 'open'
          : job.status === 'DRAFT' || job.status === 'PENDING'
            ? 'draft'
            : 'closed',
      places: offices.filter((place) => place !== ''),
      deleted: job.remoteWasDeleted === true,
      isPublic: job.confidential !== true && internal?.has(job.id) !== true,
      updatedAt: instantOf(job.remoteUpdatedAt) ?? instantOf(job.modifiedAt),
    },
  ];
}

/** The jobs that are posted inside only. */
async function readInternal({ ats }: MergeClient): Promise<Set<string>> {
  const inside = new Map<string, boolean>();
  const page = await ats.jobPostings.list({ pageSize });
  for (let seen = 0; seen < maxPostings; seen += pageSize) {
    for (const { job, status, isInternal, remoteWasDeleted } of page.data) {
      const id = idOf(job);
      if (id === null || remoteWasDeleted === true) continue;
      inside.set(id, (isInternal === true || status === 'INTERNAL') && inside.get(id) !== false);
    }
    if (!page.hasNextPage()) break;
    await page.getNextPage();
  }
  return new Set([...inside].flatMap(([id, isInside]) => (isInside ? id : [])));
}

function instantOf(value: Date | undefined): Date | null {
  return value && !Number.isNaN(value.getTime()) ? value : null;
}

/** The order of a stage as the database counts. */
function positionOf(order: number | undefined): number {
  return Math.max(-1_000_000, Math.min(1_000_000, Math.trunc(order ?? 0) || 0));
}

function idOf(value: string | { id?: string } | undefined): string | null {
  return (typeof value === 'string' ? value : value?.id) ?? null;
}
