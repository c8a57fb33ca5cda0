import { load } from 'cheerio';
import { z } from 'zod';
import { type BoardSite, boardPage, employerInAddress } from '../../../../engine/postings/board-address.ts';
import { leverJob } from '../web-pages/job-page.ts';
import { textOfHtml } from '../web-pages/page-text.ts';
import { statedByAshby, statedByGreenhouse, statedByLever } from '../web-pages/stated-facts.ts';
import type { RawJob } from './external-job.ts';

/** What a service answers about a board: an entry for each job; null when it is not what the service should answer. */
export type BoardAnswer = { count: number; job: (at: number) => RawJob } | null;

const text = z.string().catch('');
const name = z.object({ name: text }).nullish().catch(null);
const greenhouse = z.object({ jobs: z.array(z.looseObject({ id: z.number().int() })) });
const greenhouseJob = z.object({
  id: z.number(),
  title: text,
  content: text,
  company_name: text,
  location: name,
  first_published: z.unknown().optional(),
  application_deadline: z.unknown().optional(),
});
const lever = z.array(z.looseObject({ id: z.string().regex(/^[\w-]{1,100}$/) }));
const datedLeverJob = leverJob.extend({ id: z.string(), createdAt: z.unknown().optional() });
const ashby = z.object({ jobs: z.array(z.looseObject({ id: z.string().regex(/^[\w-]{1,100}$/) })) });
const ashbyJob = z.object({
  id: z.string(),
  title: text,
  descriptionHtml: text,
  location: text,
  employmentType: text,
  isRemote: z.boolean().nullish().catch(null),
  publishedAt: z.unknown().optional(),
});

/** Reads what one of the three services answers. Each job has the address that people see at the service, whatever the answer says. */
export function readPublicBoard(board: BoardSite, data: unknown): BoardAnswer {
  switch (board.service) {
    case 'greenhouse':
      return entries(greenhouse.safeParse(data).data?.jobs, (entry) => ofGreenhouse(board, entry));
    case 'ashby': {
      const jobs = ashby.safeParse(data).data?.jobs;
      return entries(
        jobs?.filter((job) => job['isListed'] !== false),
        (entry) => ofAshby(board, entry),
      );
    }
    default:
      return entries(lever.safeParse(data).data, (entry) => ofLever(board, entry));
  }
}

function entries(found: unknown[] | undefined, read: (entry: unknown) => RawJob): BoardAnswer {
  return found ? { count: found.length, job: (at) => read(found[at]) } : null;
}

function ofGreenhouse(board: BoardSite, entry: unknown): RawJob {
  const job = greenhouseJob.parse(entry);
  return {
    address: `${boardPage(board)}/jobs/${job.id}`,
    title: job.title,
    // The content is HTML whose signs are encoded once more.
    description: textOfHtml(load(job.content, null, false).text()),
    employer: job.company_name || employerInAddress(board.site),
    stated: statedByGreenhouse(job.location?.name ?? ''),
    postedAt: job.first_published,
    endsAt: job.application_deadline,
  };
}

function ofLever(board: BoardSite, entry: unknown): RawJob {
  const job = datedLeverJob.parse(entry);
  const lists = job.lists.map((list) => `<h3>${list.text}</h3><ul>${list.content}</ul>`);
  return {
    address: `${boardPage(board)}/${job.id}`,
    title: job.text,
    description: textOfHtml([job.description, ...lists, job.additional].join('\n')),
    employer: employerInAddress(board.site),
    stated: statedByLever(job),
    postedAt: job.createdAt,
  };
}

function ofAshby(board: BoardSite, entry: unknown): RawJob {
  const job = ashbyJob.parse(entry);
  return {
    address: `${boardPage(board)}/${job.id}`,
    title: job.title,
    description: textOfHtml(job.descriptionHtml),
    employer: employerInAddress(board.site),
    stated: statedByAshby(job),
    postedAt: job.publishedAt,
  };
}
