import type { PublishedJob } from './queries.ts';
import { cdata, descriptionHtml, escapeXml, jobAddress, placeLabel, shortText } from './job-text.ts';

/** A feed: its name, its own address, the page it belongs to, and its jobs, newest first. */
export type Feed = { title: string; self: string; home: string; origin: string; jobs: PublishedJob[] };

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A feed as RSS 2.0, with the Atom link to itself that validators ask for. */
export function toRss({ title, self, home, origin, jobs }: Feed): string {
  const items = jobs.map(
    (job) => `<item><title>${escapeXml(`${job.title} at ${job.company.name}`)}</title>
<link>${escapeXml(jobAddress(origin, job.id))}</link><guid isPermaLink="false">${job.id}</guid>
<pubDate>${job.publishedAt.toUTCString()}</pubDate><category>${escapeXml(job.jobType)}</category>
<description>${escapeXml(descriptionHtml(job.description))}</description></item>`,
  );
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(title)}</title>
<link>${escapeXml(home)}</link><description>${escapeXml(title)}</description>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}</channel></rss>\n`;
}

/** A feed as Atom (RFC 4287). */
export function toAtom({ title, self, home, origin, jobs }: Feed): string {
  const updated = jobs.reduce((latest, job) => Math.max(latest, job.updatedAt.getTime()), 0);
  const entries = jobs.map(
    (job) => `<entry><title>${escapeXml(job.title)}</title><id>urn:uuid:${job.id}</id>
<link href="${escapeXml(jobAddress(origin, job.id))}"/><published>${job.publishedAt.toISOString()}</published>
<updated>${job.updatedAt.toISOString()}</updated><author><name>${escapeXml(job.company.name)}</name></author>
<content type="html">${escapeXml(descriptionHtml(job.description))}</content></entry>`,
  );
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeXml(title)}</title><id>${escapeXml(self)}</id>
<link href="${escapeXml(self)}" rel="self"/><link href="${escapeXml(home)}"/>
<updated>${new Date(updated).toISOString()}</updated>
${entries.join('\n')}</feed>\n`;
}

/** A feed as JSON Feed 1.1. */
export function toJsonFeed({ title, self, home, origin, jobs }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    items: jobs.map((job) => ({
      id: job.id,
      url: jobAddress(origin, job.id),
      title: job.title,
      content_html: descriptionHtml(job.description),
      summary: shortText(job.description, 300),
      date_published: job.publishedAt.toISOString(),
      date_modified: job.updatedAt.toISOString(),
      authors: [{ name: job.company.name }],
      tags: [job.jobType, job.locationType, ...job.skills],
    })),
  });
}

/** The beginning of the feed for job sites. */
export function sourceHead(origin: string, changed: Date | null): string {
  const built = changed ? `<lastBuildDate>${changed.toUTCString()}</lastBuildDate>\n` : '';
  return `${xmlHead}<source><publisher>Tenon</publisher><publisherurl>${escapeXml(origin)}</publisherurl>\n${built}`;
}

/** A job in the feed for job sites: one entry for each place, each with a reference that never changes. */
export function sourceJobs(job: PublishedJob, origin: string): string {
  const places = job.locations.length > 0 ? job.locations : [{ city: '', state: '', country: '' }];
  return places.map((place, index) => sourceJob(job, place, index, origin)).join('');
}

/** The end of the feed for job sites. */
export const sourceFoot = '</source>\n';

function sourceJob(
  job: PublishedJob,
  place: PublishedJob['locations'][number],
  index: number,
  origin: string,
) {
  const field = (name: string, value: string) => (value === '' ? '' : `<${name}>${cdata(value)}</${name}>`);
  const { salary } = job;
  const amounts =
    salary && [...new Set([salary.min, salary.max])].filter((amount) => amount !== null).join(' - ');
  return `<job>${[
    field('title', job.title),
    field('date', job.publishedAt.toISOString()),
    field('referencenumber', index === 0 ? job.id : `${job.id}-${index + 1}`),
    field('requisitionid', job.id),
    field('url', jobAddress(origin, job.id)),
    field('company', job.company.name),
    field('sourcename', job.company.name),
    field('city', place.city),
    field('state', place.state),
    field('country', place.country),
    field('description', descriptionHtml(job.description)),
    field('salary', salary ? `${amounts} ${salary.currency} per ${salary.interval}` : ''),
    field('education', job.education),
    field('jobtype', jobTypeNames[job.jobType]),
    field('experience', job.years === null ? '' : `${job.years} years`),
    field('expirationdate', job.expiresAt?.toISOString() ?? ''),
    field('remotetype', remoteNames[job.locationType]),
  ].join('')}</job>\n`;
}

/** Where the work is done and for how much, for pages without scripts. */
export function factsLine(job: PublishedJob): string {
  return [job.company.name, placeLabel(job), jobTypeNames[job.jobType]].filter(Boolean).join(' · ');
}

const jobTypeNames = {
  full_time: 'fulltime',
  part_time: 'parttime',
  temporary: 'temporary',
  contract: 'contract',
  internship: 'internship',
} as const;
const remoteNames = { remote: 'Fully remote', hybrid: 'Hybrid remote', on_site: '' } as const;
