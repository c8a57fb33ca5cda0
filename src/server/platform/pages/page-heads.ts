import { languages } from '../../../messages/languages.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { factsLine } from '../../jobs/feeds/feed-formats.ts';
import { jobPostingLd, scriptJson } from '../../jobs/feeds/json-ld.ts';
import { findCompanyText, listPublished } from '../../jobs/feeds/queries.ts';
import { words } from '../http/reader.ts';
import { descriptionHtml, escapeXml, jobAddress, shortText } from '../../jobs/feeds/job-text.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** What the served page says of itself before any script runs: HTML for the head, and a text for browsers without scripts. */
export type PageHead = {
  title: string;
  /** What stands at the top of the page. */
  heading: string;
  description: string;
  head: string;
  body: string;
};

const companyPath = /^\/companies\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/;
const jobPath = /^\/jobs\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/;

/** The head of a public page by its path, in the words of the present reader: of the job list, of a company, and of a job that is open to the world; null for all others. */
export async function pageHead(services: Ports, path: string): Promise<PageHead | null> {
  const { origin } = services.config;
  if (path === '/jobs') return listHead(origin);
  const companyId = companyPath.exec(path)?.[1];
  if (companyId !== undefined) return companyHead(services, companyId);
  const id = jobPath.exec(path)?.[1];
  if (id === undefined) return null;
  const [job] = await listPublished(services.database, { id, now: services.now() }, 1);
  if (!job) return null;
  const title = words(message('jobs.pageTitle', { job: job.title, company: job.company.name }));
  const description = shortText(job.description, 155);
  const posting = jobPostingLd(job, origin);
  return {
    title,
    heading: job.title,
    description,
    head: [
      `<link rel="canonical" href="${escapeXml(jobAddress(origin, id))}" />`,
      ...inLanguages(jobAddress(origin, id)),
      `<meta property="og:type" content="website" />`,
      `<meta property="og:title" content="${escapeXml(title)}" />`,
      `<meta property="og:description" content="${escapeXml(description)}" />`,
      `<meta property="og:url" content="${escapeXml(jobAddress(origin, id))}" />`,
      ...(posting ? [`<script type="application/ld+json">${scriptJson(posting)}</script>`] : []),
    ].join('\n'),
    body: `<article><h1>${escapeXml(job.title)}</h1><p>${escapeXml(factsLine(job))}</p>${descriptionHtml(job.description)}</article>`,
  };
}

/** Puts a head into the built page: its own title and description give way. */
export function withHead(page: string, { title, description, head, body }: PageHead): string {
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeXml(title)} · Tenon</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeXml(description)}" />`,
    )
    .replace('</head>', () => `${head}\n</head>`)
    .replace('<noscript>', () => `<noscript>${body}`);
}

/** Where the same page is in each language, for search engines; without one its address follows the reader. */
function inLanguages(address: string): string[] {
  const named = languages.map((language) => ({
    name: language as string,
    href: `${address}?lang=${language}`,
  }));
  return [...named, { name: 'x-default', href: address }].map(
    ({ name, href }) => `<link rel="alternate" hreflang="${name}" href="${escapeXml(href)}" />`,
  );
}

function listHead(origin: string): PageHead {
  const feed = (type: string, end: string) =>
    `<link rel="alternate" type="${type}" title="${escapeXml(words(message('jobs.feedTitle')))}" href="/feeds/jobs.${end}" />`;
  const heading = words(message('jobSearch.heading'));
  return {
    title: heading,
    heading,
    description: words(message('jobSearch.pageDescription')),
    head: [
      `<link rel="canonical" href="${escapeXml(origin)}/jobs" />`,
      ...inLanguages(`${origin}/jobs`),
      feed('application/rss+xml', 'rss'),
      feed('application/atom+xml', 'atom'),
      feed('application/feed+json', 'json'),
    ].join('\n'),
    body: '',
  };
}

async function companyHead(services: Ports, id: string): Promise<PageHead | null> {
  const { database, config } = services;
  const company = await findCompanyText(database, id);
  if (!company) return null;
  const jobs = await listPublished(database, { companyId: id, now: services.now() }, 50);
  const title = words(message('companyPages.pageTitle', { company: company.name }));
  const address = `${config.origin}/companies/${id}`;
  const links = jobs.map(
    (job) => `<li><a href="${escapeXml(jobAddress(config.origin, job.id))}">${escapeXml(job.title)}</a></li>`,
  );
  return {
    title,
    heading: company.name,
    description: shortText(company.description, 155) || title,
    head: [
      `<link rel="canonical" href="${escapeXml(address)}" />`,
      ...inLanguages(address),
      `<link rel="alternate" type="application/rss+xml" title="${escapeXml(title)}" href="/feeds/jobs.rss?company=${id}" />`,
      `<meta property="og:title" content="${escapeXml(title)}" />`,
    ].join('\n'),
    body: `<h1>${escapeXml(title)}</h1><ul>${links.join('')}</ul>`,
  };
}
