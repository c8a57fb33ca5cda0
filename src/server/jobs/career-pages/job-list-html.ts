import { jobValueLabels } from '../../../api/jobs/job-fields.ts';
import { payIn } from '../../../api/jobs/pay.ts';
import { saysNear } from '../../../engine/search/near-words.ts';
import { countryName } from '../../../messages/countries.ts';
import { message } from '../../../messages/message.ts';
import { readerLocale, words } from '../../platform/http/reader.ts';
import { escapeXml, placeLabel } from '../feeds/job-text.ts';
import type { PublishedJob } from '../feeds/queries.ts';

/** Fewer jobs are seen at a glance. */
const fewestSearched = 9;

type ListFacts = { jobs: PublishedJob[]; departments: Map<string, string>; typed: string };

/**
 * A company's open jobs by department, each with its address, and above them a search once there are many: words of the title, department,
 * place or kind of work, also with a letter wrong. `action` is the address of the list, `level` that of its headings.
 */
export function jobListHtml(
  { jobs, departments, typed }: ListFacts,
  { hrefOf, action, level }: { hrefOf: (job: PublishedJob) => string; action: string; level: 2 | 3 },
): string {
  if (jobs.length === 0) return `<p class="quiet">${said(message('careerPages.noJobs'))}</p>`;
  const found = typed === '' ? jobs : jobs.filter((job) => saysNear(typed, wordsOf(job, departments)));
  const search =
    jobs.length < fewestSearched && typed === '' ? '' : searchHtml({ action, typed, count: found.length });
  return `${search}${groupsHtml(found, departments, hrefOf, level)}`;
}

function searchHtml({ action, typed, count }: { action: string; typed: string; count: number }): string {
  const status =
    typed === ''
      ? ''
      : `<p role="status">${said(message('careerPages.found', { count, typed }))} <a href="${action}">${said(message('careerPages.allJobs'))}</a></p>`;
  return `<form class="search" role="search" action="${action}#jobs"><label for="q">${said(message('careerPages.searchJobs'))}</label>
<input id="q" name="q" type="search" maxlength="100" value="${escapeXml(typed)}"><button class="button" type="submit">${said(message('careerPages.search'))}</button></form>${status}`;
}

function groupsHtml(
  jobs: PublishedJob[],
  departments: Map<string, string>,
  hrefOf: (job: PublishedJob) => string,
  level: 2 | 3,
): string {
  const names = [...new Set(departments.values())].toSorted((one, other) =>
    one.localeCompare(other, readerLocale()),
  );
  const groups = [...names, null].map((name) => ({
    name: name ?? (names.length > 0 ? words(message('careerPages.otherJobs')) : null),
    jobs: jobs.filter(({ id }) => (departments.get(id) ?? null) === name),
  }));
  return groups
    .filter((group) => group.jobs.length > 0)
    .map(
      (group) =>
        `${group.name === null ? '' : `<h${level}>${escapeXml(group.name)}</h${level}>`}<ul class="jobs">${group.jobs
          .map(
            (job) =>
              `<li><a href="${escapeXml(hrefOf(job))}">${escapeXml(job.title)}</a><span class="facts">${factsOf(job)}</span></li>`,
          )
          .join('')}</ul>`,
    )
    .join('\n');
}

/** Where, how and for how much one works, each on its own. */
export function factsOf(job: PublishedJob): string {
  const pay = payIn(job.salary as Parameters<typeof payIn>[0], readerLocale());
  return [...placeAndKind(job), pay ? words(message('ui.pay', pay)) : '']
    .filter(Boolean)
    .map((fact) => `<span>${escapeXml(fact)}</span>`)
    .join(' ');
}

function placeAndKind(job: PublishedJob): string[] {
  const kind = jobValueLabels.job_type?.[job.jobType] ?? '';
  const remote =
    job.locationType === 'on_site' ? '' : (jobValueLabels.location_type?.[job.locationType] ?? '');
  // Countries are stored by their English names.
  const locations = job.locations.map((one) => ({
    ...one,
    country: countryName(one.country, readerLocale()),
  }));
  const places = placeLabel({ ...job, locations, locationType: 'on_site' }) ?? '';
  return [places, remote && words(remote), kind && words(kind)];
}

function wordsOf(job: PublishedJob, departments: Map<string, string>): string {
  return [job.title, departments.get(job.id) ?? '', ...placeAndKind(job)].join(' ');
}

/** A text in the reader's language, for HTML. */
export function said(what: Parameters<typeof words>[0]): string {
  return escapeXml(words(what));
}
