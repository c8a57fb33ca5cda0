import type { Merge, MergeClient } from '@mergeapi/merge-node-client';
import type { Outside } from '../outside/outside.ts';
import { textOfHtml } from '../web-pages/page-text.ts';
import { type Ats, AtsError, type AtsJob, type AtsPlace } from './ats.ts';

/** An account at Merge: the key of the company's organisation there, and the token of what it linked. */
export type MergeAccount = { baseUrl: string; apiKey: string; accountToken: string | null };

/** Where Merge keeps the accounts of each region. */
export const mergeUrls = {
  us: 'https://api.merge.dev/api',
  eu: 'https://api-eu.merge.dev/api',
  sandbox: 'https://api-sandbox.merge.dev/api',
} as const;

const pageSize = 100;
const mostNotes = 1000;

/** A company's applicant tracking system behind Merge's unified API. The client is loaded with the first call. */
export function mergeAts(outside: Outside, account: MergeAccount): Ats {
  const ask = <T>(work: (client: MergeClient) => Promise<T>) => asked(outside, account, work);
  return {
    test: () =>
      ask(async ({ ats }) => {
        const details = await ats.accountDetails.retrieve();
        await ats.jobs.list({ pageSize: 1 });
        const system = details.integration ?? '';
        return { system, detail: `${system || 'The applicant tracking system'} answers.` };
      }),
    listJobs: (place) =>
      ask(async ({ ats }) => {
        const page = await ats.jobs.list({
          ...placeOf(place),
          expand: 'offices',
          includeDeletedData: true,
        });
        return pageOf(page.response, page.data.flatMap(jobOf));
      }),
    listStages: (place) =>
      ask(async ({ ats }) => {
        const page = await ats.jobInterviewStages.list(placeOf(place));
        const items = page.data.flatMap(({ id, name, stageOrder }) =>
          id && name ? [{ outsideId: id, name, position: positionOf(stageOrder) }] : [],
        );
        return pageOf(page.response, items);
      }),
    listApplications: (place) =>
      ask(async ({ ats }) => {
        const page = await ats.applications.list(placeOf(place));
        const items = page.data.flatMap(({ id, currentStage, rejectedAt }) =>
          id ? [{ outsideId: id, stageId: idOf(currentStage), rejectedAt: instantOf(rejectedAt) }] : [],
        );
        return pageOf(page.response, items);
      }),
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
    findApplication: (candidateId, jobId) =>
      ask(async ({ ats }) => {
        const page = await ats.applications.list({ candidateId, jobId, pageSize: 1 });
        return page.data[0]?.id ?? null;
      }),
    findNote: (candidateId, { subject, body }, since) =>
      ask(async (client) => {
        const userId = await adderOf(client);
        const page = await client.ats.activities.list({ userId, createdAfter: since, pageSize });
        for (let seen = 0; seen < mostNotes; seen += pageSize) {
          const found = page.data.find(
            (one) => one.candidate === candidateId && one.subject === subject && one.body === body,
          );
          if (found || !page.hasNextPage()) return found?.id ?? null;
          await page.getNextPage();
        }
        return null;
      }),
    // A stage or a rejection would be a decision of the company; a note leaves it to them.
    addNote: (candidate, note) =>
      ask(async (client) => {
        const remoteUserId = await adderOf(client);
        const kind = { activityType: 'NOTE' as const, visibility: 'PUBLIC' as const };
        const model = { ...kind, ...note, candidate, user: remoteUserId };
        return written(await client.ats.activities.create({ model, remoteUserId }));
      }),
    addApplication: (candidate, job, appliedAt) =>
      ask(async (client) => {
        const remoteUserId = await adderOf(client);
        return written(
          await client.ats.applications.create({ model: { candidate, job, appliedAt }, remoteUserId }),
        );
      }),
  };
}

/** The address at which somebody of a company links their system; it works for a day. */
export function mergeLink(
  outside: Outside,
  account: MergeAccount,
  person: { email: string; company: string; companyId: string },
): Promise<string> {
  return asked(outside, account, async ({ ats }) => {
    const made = await ats.linkToken.create({
      endUserEmailAddress: person.email,
      endUserOrganizationName: person.company,
      endUserOriginId: person.companyId,
      categories: ['ats'],
      shouldCreateMagicLinkUrl: true,
      linkExpiryMins: 720,
    });
    if (!made.magicLinkUrl) throw new AtsError('refused', 'Merge gave no address for linking.');
    return made.magicLinkUrl;
  });
}

/** Exchanges what Merge Link ended with for the lasting token of the account, and the system's name. */
export function mergeAccountToken(
  outside: Outside,
  account: MergeAccount,
  publicToken: string,
): Promise<{ accountToken: string; system: string }> {
  return asked(outside, account, async ({ ats }) => {
    const found = await ats.accountToken.retrieve(publicToken);
    return { accountToken: found.accountToken, system: found.integration?.name ?? '' };
  });
}

async function asked<T>(
  outside: Outside,
  account: MergeAccount,
  work: (client: MergeClient) => Promise<T>,
): Promise<T> {
  const { MergeClient: Client, MergeError } = (await import('@mergeapi/merge-node-client')).default;
  const client = new Client({
    apiKey: account.apiKey,
    ...(account.accountToken === null ? {} : { accountToken: account.accountToken }),
    baseUrl: account.baseUrl,
    // A limit is waited for by the sync, not here.
    maxRetries: 0,
    timeoutInSeconds: 40,
    fetch: guardedFetch(outside),
  });
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof AtsError) throw error;
    if (error instanceof MergeError) {
      throw failed(error.statusCode, error.rawResponse?.headers.get('retry-after') ?? null, error);
    }
    throw new AtsError('unreachable', 'Merge could not be reached.', { cause: error });
  }
}

function failed(status: number | undefined, retryAfter: string | null, cause: unknown): AtsError {
  if (status === 401 || status === 403)
    return new AtsError('refused key', 'Merge refused the API key or the linked account.', { cause });
  if (status === 429) {
    const seconds = secondsOf(retryAfter);
    return new AtsError('limited', 'Merge asks to wait before more is sent.', {
      cause,
      retryAfterSeconds: seconds,
    });
  }
  if (status !== undefined && status >= 400 && status < 500)
    return new AtsError('refused', `Merge refused this (${status}).`, { cause });
  if (status !== undefined) return new AtsError('broken', `Merge failed at this (${status}).`, { cause });
  return new AtsError('unreachable', 'Merge could not be reached.', { cause });
}

/** The client's way outside: the guarded one, for every call. */
function guardedFetch(outside: Outside): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET' && method !== 'POST')
      throw new Error(`Merge is asked by GET and POST, not ${method}.`);
    const answer = await outside.request(input instanceof Request ? input.url : String(input), {
      method,
      headers: Object.fromEntries(new Headers(init?.headers ?? {})),
      ...(typeof init?.body === 'string' ? { body: init.body } : {}),
      maxBytes: 16 * 1024 * 1024,
      maxRedirects: 0,
      timeoutMs: 40_000,
      ...(init?.signal ? { signal: init.signal } : {}),
    });
    const empty = answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : readable(new TextDecoder().decode(answer.bytes)), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

/** JSON without what no database takes in a text: NULs and halves of characters. */
function readable(json: string): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return json;
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
  try {
    return JSON.stringify(JSON.parse(json, clean));
  } catch {
    return json;
  }
}

/** A limit without a time is over in a minute; none lasts longer than a day. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : 60;
}

/** Whoever adds a candidate there must be one of its users: an administrator, or else the first. */
async function adderOf(client: MergeClient): Promise<string> {
  const { data } = await client.ats.users.list({ pageSize });
  const users = data.filter(({ id, disabled }) => id !== undefined && disabled !== true);
  const admin = users.find(({ accessRole }) => /ADMIN/.test(accessRole ?? ''));
  const id = (admin ?? users[0])?.id;
  if (id === undefined) throw new AtsError('refused', 'The system shows no user who could add a candidate.');
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
  if (first) throw new AtsError('refused', `It was refused there: ${wordsOf(first)}`);
  if (!model?.id) throw new AtsError('broken', 'Merge gave no id for what was sent.');
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

function jobOf(job: Merge.ats.Job): AtsJob[] {
  if (!job.id || (!job.name && job.remoteWasDeleted !== true)) return [];
  const offices = (job.offices ?? []).flatMap((office) =>
    typeof office === 'object' ? [office.location ?? office.name ?? ''] : [],
  );
  return [
    {
      outsideId: job.id,
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
      updatedAt: instantOf(job.remoteUpdatedAt) ?? instantOf(job.modifiedAt),
    },
  ];
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
