import { message } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';
import { descriptionHtml, escapeXml, shortText } from '../feeds/job-text.ts';
import { jobPostingLd, scriptJson } from '../feeds/json-ld.ts';
import type { PublishedJob } from '../feeds/queries.ts';
import { readableColors } from './colors.ts';
import { factsOf, jobListHtml, said } from './job-list-html.ts';
import type { ShownPage } from './queries.ts';

/** What a page is made of: the career page, its open jobs with their departments, the words they are searched by, and where it is served. */
export type CareerFacts = {
  page: ShownPage;
  /** The address of the page at the company's own domain, for a page in use there; null for none. */
  ownAddress: string | null;
  /** Whether it is asked for there. Then every link but those of the page leads to the site. */
  atOwn: boolean;
  jobs: PublishedJob[];
  departments: Map<string, string>;
  typed: string;
  origin: string;
  nonce: string;
  language: string;
};

/** A company's career page as a document that needs no script. */
export function careerDocument(facts: CareerFacts): string {
  const { page, jobs, origin, ownAddress, atOwn } = facts;
  const { company } = page;
  const title = page.headline || words(message('careerPages.workAt', { company: company.name }));
  const address = ownAddress ?? `${origin}/c/${page.name}`;
  const home = atOwn ? '/' : `/c/${page.name}`;
  const site = atOwn ? escapeXml(origin) : '';
  const feed = atOwn ? '/feeds/jobs.rss' : `/feeds/jobs.rss?company=${company.id}`;
  const description = shortText(page.intro, 155) || title;
  const logo = company.logo && `${origin}${company.logo}`;
  const head = [
    `<link rel="canonical" href="${escapeXml(address)}">`,
    `<meta name="description" content="${escapeXml(description)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeXml(title)}">`,
    `<meta property="og:description" content="${escapeXml(description)}">`,
    `<meta property="og:url" content="${escapeXml(address)}">`,
    ...(logo ? [`<meta property="og:image" content="${escapeXml(logo)}">`] : []),
    `<link rel="alternate" type="application/rss+xml" href="${feed}">`,
    `<script type="application/ld+json">${scriptJson(pageLd(facts, address))}</script>`,
  ];
  const body = `<header class="top"><div class="in">
<a class="brand" href="${home}">${logoHtml(page)}<span>${escapeXml(company.name)}</span></a>
<nav aria-label="${said(message('careerPages.onThisPage'))}"><a href="#jobs">${said(message('careerPages.openJobs'))}</a>${siteLink(page)}</nav></div></header>
<main class="in"><h1>${escapeXml(title)}</h1>
${page.intro ? `<div class="intro">${descriptionHtml(page.intro)}</div>` : ''}
<section id="jobs" aria-labelledby="jobs-title"><h2 id="jobs-title">${said(message('careerPages.jobCount', { count: jobs.length }))}</h2>
${jobListHtml(facts, { hrefOf: (job) => `${atOwn ? origin : ''}/jobs/${job.id}?source=careers`, action: home, level: 3 })}</section>
${page.sections
  .filter(({ title: name, body: text, picture }) => name || text || picture)
  .map((section) => sectionHtml(section))
  .join('\n')}</main>
<footer><div class="in"><span>${said(message('careerPages.runOn', { company: company.name }))} <a href="${site}/">Tenon</a></span>
<span><a href="${site}/privacy">${said(message('careerPages.privacy'))}</a> <a href="${site}/terms">${said(message('careerPages.terms'))}</a></span></div></footer>`;
  return documentOf(facts, { title: `${title} · ${company.name}`, head, body, kind: 'page' });
}

/** The list of a company's open jobs, for a frame on another site. */
export function embeddedList(facts: CareerFacts): string {
  const { page, jobs } = facts;
  const title = words(message('careerPages.jobsAt', { company: page.company.name }));
  const body = `<main><h1>${said(message('careerPages.jobCount', { count: jobs.length }))}</h1>
${jobListHtml(facts, { hrefOf: (job) => `/embed/${page.name}/jobs/${job.id}`, action: `/embed/${page.name}`, level: 2 })}</main>`;
  return documentOf(facts, { title, head: noIndex, body, kind: 'frame' });
}

/** What was typed into the form, when it comes back with what is wrong, and whether it was sent. */
export type FormState = { name: string; email: string; problem: string | null; sentTo: string | null };

/** One job with a form to apply, for a frame on another site. */
export function embeddedJob(facts: CareerFacts, job: PublishedJob, form: FormState, terms: string): string {
  const body = `<main><p><a href="/embed/${facts.page.name}">${said(message('careerPages.allJobs'))}</a></p>
<h1>${escapeXml(job.title)}</h1><p class="facts">${factsOf(job)}</p>
${form.sentTo === null ? `${descriptionHtml(job.description)}${formHtml(facts, job, form, terms)}` : sentHtml(form.sentTo)}</main>`;
  return documentOf(facts, { title: job.title, head: noIndex, body, kind: 'frame' });
}

const noIndex = ['<meta name="robots" content="noindex">'];

function formHtml({ page, origin }: CareerFacts, job: PublishedJob, form: FormState, terms: string): string {
  const elsewhere =
    job.applyUrl ?? (job.questions.length > 0 ? `${origin}/jobs/${job.id}?source=embed` : null);
  if (elsewhere !== null)
    return `<p><a class="button" href="${escapeXml(elsewhere)}" target="_blank" rel="noopener noreferrer">${said(message('careerPages.applyElsewhere'))}</a></p>`;
  const field = (name: string, label: string, more: string) =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" required ${more}>`;
  const wrong = form.problem === null ? '' : ' aria-describedby="problem"';
  return `<section aria-labelledby="apply"><h2 id="apply">${said(message('careerPages.apply'))}</h2>
${form.problem === null ? '' : `<p class="problem" id="problem" role="alert">${escapeXml(form.problem)}</p>`}
<form method="post" enctype="multipart/form-data" action="/embed/${page.name}/jobs/${job.id}"${wrong}>
${field('name', said(message('guestApplications.name')), `autocomplete="name" maxlength="150" value="${escapeXml(form.name)}"`)}
${field('email', said(message('guestApplications.email')), `type="email" autocomplete="email" maxlength="254" value="${escapeXml(form.email)}"`)}
${field('resume', said(message('guestApplications.resume')), 'type="file" accept=".pdf,.doc,.docx,.txt"')}
<p class="help">${said(message('guestApplications.acceptedFiles'))} ${said(message('guestApplications.aboutEmail'))}</p>
<label class="check"><input type="checkbox" name="terms" value="${escapeXml(terms)}" required> <span>${said(message('careerPages.agree', { employer: page.company.name }))}</span></label>
<p class="help"><a href="/terms" target="_blank" rel="noopener">${said(message('careerPages.terms'))}</a> <a href="/privacy" target="_blank" rel="noopener">${said(message('careerPages.privacy'))}</a></p>
<button class="button" type="submit">${said(message('guestApplications.apply'))}</button></form></section>`;
}

function sentHtml(email: string): string {
  return `<div role="status"><h2>${said(message('guestApplications.checkEmail'))}</h2><p>${said(message('careerPages.linkSent', { email }))}</p>
<p>${said(message('guestApplications.notArrived'))}</p></div>`;
}

function sectionHtml({ title, body, picture, picture_text: text }: ShownPage['sections'][number]): string {
  const image = picture
    ? `<img src="/api/career-pictures/${picture}" alt="${escapeXml(text)}" loading="lazy">`
    : '';
  return `<section class="part${picture ? ' pictured' : ''}"><div>${title ? `<h2>${escapeXml(title)}</h2>` : ''}${descriptionHtml(body)}</div>${image}</section>`;
}

function logoHtml({ company }: ShownPage): string {
  return company.logo
    ? `<img class="logo" src="${escapeXml(company.logo)}" alt="">`
    : `<span class="logo" aria-hidden="true">${escapeXml(Array.from(company.name)[0] ?? '')}</span>`;
}

function siteLink({ company: { website } }: ShownPage): string {
  if (!website) return '';
  return `<a href="${escapeXml(website)}" rel="noopener noreferrer nofollow">${said(message('careerPages.website'))}</a>`;
}

function pageLd({ page, jobs, origin }: CareerFacts, address: string): Record<string, unknown> {
  const { name, website, logo } = page.company;
  const organization = {
    '@type': 'Organization',
    name,
    ...(website && { sameAs: website }),
    ...(logo && { logo: `${origin}${logo}` }),
  };
  const postings = jobs.flatMap((job) => {
    const posting = jobPostingLd(job, origin);
    return posting ? [{ ...posting, '@context': undefined }] : [];
  });
  return {
    '@context': 'https://schema.org/',
    '@graph': [{ ...organization, url: address }, ...postings],
  };
}

function documentOf(
  { page, nonce, language }: CareerFacts,
  { title, head, body, kind }: { title: string; head: string[]; body: string; kind: 'page' | 'frame' },
): string {
  const { fill, onFill, onLight, onDark } = readableColors(page.color);
  const colors = `:root{--fill:${fill};--on-fill:${onFill};--accent-light:${onLight};--accent-dark:${onDark}}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title><style nonce="${nonce}">${colors}</style><link rel="stylesheet" href="/careers.css">
${head.join('\n')}
${kind === 'frame' ? '<script src="/careers-frame.js" defer></script>' : ''}</head>
<body class="${kind}">${body}</body></html>`;
}
