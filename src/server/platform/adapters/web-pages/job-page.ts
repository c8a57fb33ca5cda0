import { load } from 'cheerio';
import { z } from 'zod';
import { employerInAddress } from '../../../../engine/postings/board-address.ts';
import { type BoardJob, readBoardJob } from '../../../../engine/postings/canonical-url.ts';
import { type SafeFetch, SafeFetchError } from '../safe-fetch/safe-fetch.ts';
import {
  statedByAshby,
  statedByGreenhouse,
  statedByLever,
  statedByPosting,
  type StatedFacts,
} from './stated-facts.ts';
import { readableText, textOfHtml } from './page-text.ts';

/** A job as a page elsewhere tells it. `employer` is '' where the page names none; `stated` is what its data say beside the text. */
export type FoundJob = { title: string; description: string; employer: string; stated: StatedFacts | null };

/** The same with its dates, as the page words them. */
export type DatedJob = FoundJob & { postedAt: unknown; endsAt: unknown };

/** Why no job was found at an address: it does not answer, it is no page, or there is too little text on it. */
export type PageProblem = 'unreachable' | 'no_page' | 'no_text';

const maxTitle = 160;
const maxDescription = 20_000;
const maxEmployer = 120;
/** Less text than this is a sign-in form or a notice, not a job. */
const shortestDescription = 200;

const text = z.string().catch('');
const greenhouseJob = z.object({
  title: text,
  content: text,
  company_name: text,
  location: z.object({ name: text }).nullish().catch(null),
});
/** A job as Lever's public interface answers it. */
export const leverJob = z.object({
  text,
  description: text,
  lists: z.array(z.object({ text, content: text })).catch([]),
  additional: text,
  categories: z.object({ location: text, commitment: text }).nullish().catch(null),
  workplaceType: text,
  salaryRange: z.unknown().optional(),
});
const ashbyBoard = z.object({
  jobs: z
    .array(
      z.object({
        id: z.string(),
        title: text,
        descriptionHtml: text,
        location: text,
        employmentType: text,
        isRemote: z.boolean().nullish().catch(null),
      }),
    )
    .catch([]),
});

/**
 * The job that an address shows: from the public API of its board, the page's own JobPosting data, or its readable text.
 * Null when it cannot be read, whatever the reason.
 */
export async function readJobPage(outside: SafeFetch, address: string): Promise<FoundJob | null> {
  const found = await findJobPage(outside, address);
  return typeof found === 'string' ? null : found;
}

/** The same, or why there is none. */
export async function findJobPage(outside: SafeFetch, address: string): Promise<FoundJob | PageProblem> {
  try {
    const board = readBoardJob(address);
    const fromBoard = board && (await readBoard(outside, board));
    const found = fromBoard ?? (await readPage(outside, address));
    return typeof found === 'string' ? found : (cleanJob(found) ?? 'no_text');
  } catch (error) {
    if (error instanceof SafeFetchError) return 'unreachable';
    throw error;
  }
}

async function readBoard(outside: SafeFetch, { board, site, id }: BoardJob): Promise<FoundJob | null> {
  if (board === 'greenhouse') {
    const address = `https://boards-api.greenhouse.io/v1/boards/${site}/jobs/${id}`;
    const job = greenhouseJob.safeParse(await readJson(outside, address)).data;
    // The content is HTML whose signs are encoded once more.
    const html = job && load(job.content, null, false).text();
    return job
      ? {
          title: job.title,
          description: textOfHtml(html ?? ''),
          employer: job.company_name,
          stated: statedByGreenhouse(job.location?.name ?? ''),
        }
      : null;
  }
  if (board === 'ashby') {
    const address = `https://api.ashbyhq.com/posting-api/job-board/${site}`;
    const { jobs } = ashbyBoard.parse((await readJson(outside, address, 4)) ?? {});
    const job = jobs.find((one) => one.id.toLowerCase() === id.toLowerCase());
    return job
      ? {
          title: job.title,
          description: textOfHtml(job.descriptionHtml),
          employer: employerInAddress(site),
          stated: statedByAshby(job),
        }
      : null;
  }
  const host = board === 'lever' ? 'api.lever.co' : 'api.eu.lever.co';
  const job = leverJob.safeParse(await readJson(outside, `https://${host}/v0/postings/${site}/${id}`)).data;
  if (!job) return null;
  const lists = job.lists.map((list) => `<h3>${list.text}</h3><ul>${list.content}</ul>`);
  const html = [job.description, ...lists, job.additional].join('\n');
  return {
    title: job.text,
    description: textOfHtml(html),
    employer: employerInAddress(site),
    stated: statedByLever(job),
  };
}

async function readPage(outside: SafeFetch, address: string): Promise<FoundJob | PageProblem> {
  const headers = {
    accept: 'text/html,application/xhtml+xml',
    'user-agent': 'Tenon (reads one page for a person)',
  };
  const answer = await outside.request(address, { headers });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200) return 'unreachable';
  if (!/\b(text\/html|application\/xhtml\+xml)\b/i.test(type)) return 'no_page';
  const html = decodePage(answer.bytes, type);
  const posting = readJobPosting(html);
  if (posting) return posting;
  const { title, text: description } = readableText(html);
  return description.length < shortestDescription
    ? 'no_text'
    : { title, description, employer: '', stated: null };
}

/** The first JobPosting (schema.org) that a page carries as JSON-LD, or null. */
export function readJobPosting(html: string): DatedJob | null {
  const $ = load(html);
  for (const script of $('script[type="application/ld+json"]')) {
    const posting = findPosting(parseJson($(script).text()), 0);
    const title = posting && (stringOf(posting['title']) || stringOf(posting['name']));
    if (posting && title) {
      return {
        title,
        description: textOfHtml(stringOf(posting['description'])),
        employer: organisationOf(posting['hiringOrganization']),
        stated: statedByPosting(posting),
        postedAt: posting['datePosted'],
        endsAt: posting['validThrough'],
      };
    }
  }
  return null;
}

function findPosting(data: unknown, depth: number): Record<string, unknown> | null {
  if (depth > 5 || typeof data !== 'object' || data === null) return null;
  if (!Array.isArray(data) && isRecord(data) && [data['@type']].flat().includes('JobPosting')) return data;
  for (const value of Object.values(data)) {
    const found = findPosting(value, depth + 1);
    if (found) return found;
  }
  return null;
}

function organisationOf(value: unknown): string {
  const [first]: unknown[] = Array.isArray(value) ? value : [value];
  return typeof first === 'string' ? first : isRecord(first) ? stringOf(first['name']) : '';
}

/** A job in text without markup and control characters, as long as fields are; null when nothing is left. */
export function cleanJob(found: FoundJob): FoundJob | null {
  const job = {
    title: plain(textOfHtml(found.title)).replace(/\s+/g, ' ').slice(0, maxTitle).trim(),
    description: plain(found.description).slice(0, maxDescription).trim(),
    employer: plain(textOfHtml(found.employer)).replace(/\s+/g, ' ').slice(0, maxEmployer).trim(),
    stated: found.stated,
  };
  return job.title === '' && job.description === '' ? null : job;
}

/** Whole characters only, and no control characters but the ends of lines. */
function plain(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![\n\t])\p{Cc}/gu, '');
}

async function readJson(outside: SafeFetch, address: string, megabytes = 1): Promise<unknown> {
  const maxBytes = megabytes * 1024 * 1024;
  const answer = await outside.request(address, { headers: { accept: 'application/json' }, maxBytes });
  return answer.status === 200 ? parseJson(new TextDecoder().decode(answer.bytes)) : null;
}

/** The text of a page in the encoding that it names. */
export function decodePage(bytes: Uint8Array, type: string): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2048));
  const label =
    /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  try {
    return new TextDecoder(label ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
