import { createHash, randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { guestApplicationBody } from '../../../api/identity/guest-applications.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import { usualLocale } from '../../../messages/languages.ts';
import { message } from '../../../messages/message.ts';
import { sendGuestApplication, storeGuestResume } from '../../identity/guest-applications/commands.ts';
import {
  type CareerFacts,
  careerDocument,
  embeddedJob,
  embeddedList,
  type FormState,
} from '../../jobs/career-pages/career-html.ts';
import { addressAt } from '../../jobs/career-domains/domain-names.ts';
import { findShownPage, listJobDepartments } from '../../jobs/career-pages/queries.ts';
import { listPublished, type PublishedJob } from '../../jobs/feeds/queries.ts';
import { isSwitchedOn } from '../../operations/switches/queries.ts';
import { ApiError } from '../http/api-error.ts';
import { limited } from '../http/limits.ts';
import { asReadBy, words } from '../http/reader.ts';
import { pageLanguage } from '../http/request-language.ts';

type Ports = Parameters<typeof storeGuestResume>[0];

/** So many jobs a career page shows at most, the newest. */
const mostJobs = 500;
const nothingTyped: FormState = { name: '', email: '', problem: null, sentTo: null };

/**
 * What companies show of themselves: their career page at `/c/NAME`, and below `/embed/NAME` the list of their jobs with a form to apply, which
 * only the sites that they name may put into a frame. Nothing here reads or sets a cookie.
 */
export function serveCareerPages(app: Hono, services: Ports): void {
  app.use('/c/*', limited(services, 'career-pages', { points: 300, seconds: 600 }));
  app.use('/embed/*', limited(services, 'career-pages', { points: 300, seconds: 600 }));
  // The script that makes the frame is fetched by the sites that show it.
  app.use('/careers-embed.js', (c, next) => {
    c.set('framed', true);
    return next();
  });
  app.get('/c/:name', async (c, next) => {
    const found = await shown(c, services, '/c/', (facts) => careerPage(c, careerDocument(facts)));
    // Where no company has a page, the product's own says so.
    return found ?? next();
  });
  app.get(
    '/embed/:name',
    async (c) =>
      (await shown(c, services, '/embed/', (facts) => framed(c, facts, embeddedList(facts)))) ?? noPage(c),
  );
  app.get('/embed/:name/jobs/:id', (c) =>
    withJob(c, services, (facts, job) =>
      framed(c, facts, embeddedJob(facts, job, nothingTyped, termsVersion)),
    ),
  );
  const limit = bodyLimit({ maxSize: maxResumeBytes + 64 * 1024, onError: (c) => c.text('Too big.', 413) });
  const applying = limited(services, 'embedded-applications', { points: 30, seconds: hourSeconds });
  app.post('/embed/:name/jobs/:id', applying, limit, (c) =>
    withJob(c, services, async (facts, job) => {
      const form = await apply(c, services, job);
      const status = form.problem === null ? 200 : 422;
      return framed(c, facts, embeddedJob(facts, job, form, termsVersion), status);
    }),
  );
}

/** Answers for the published page that the name in the address leads to; from a former name it leads to the present one. Null where there is none. */
function shown(
  c: Context,
  services: Ports,
  base: '/c/' | '/embed/',
  answer: (facts: CareerFacts) => Response | Promise<Response>,
): Promise<Response | null> {
  const language = pageLanguage(c, null);
  return asReadBy({ locale: usualLocale[language], timeZone: null }, async () => {
    const asked = c.req.param('name') ?? '';
    const found = await findShownPage(services.database, asked.toLowerCase());
    if (!found) return null;
    const rest = new URL(c.req.url).pathname.slice(base.length + asked.length);
    if (found.name !== asked)
      return c.redirect(`${base}${found.name}${rest}`, c.req.method === 'GET' ? 301 : 308);
    return answer(await careerFacts(c, services, { page: found, atOwn: false }));
  });
}

/** What a career page is made of: at the site's own address, or at the company's domain. */
export async function careerFacts(
  c: Context,
  { config, database, now }: Pick<Ports, 'config' | 'database' | 'now'>,
  { page: found, atOwn }: Pick<CareerFacts, 'page' | 'atOwn'>,
): Promise<CareerFacts> {
  const { id: companyId } = found.company;
  const [jobs, departments] = await Promise.all([
    listPublished(database, { companyId, now: now() }, mostJobs),
    listJobDepartments(database, companyId),
  ]);
  return {
    page: found,
    ownAddress: found.domain === null ? null : addressAt(config, found.domain),
    atOwn,
    jobs,
    departments,
    typed: (c.req.query('q') ?? '').trim().slice(0, 100),
    origin: config.origin,
    nonce: c.get('nonce'),
    language: pageLanguage(c, null),
  };
}

async function withJob(
  c: Context,
  services: Ports,
  answer: (facts: CareerFacts, job: PublishedJob) => Response | Promise<Response>,
): Promise<Response> {
  const found = await shown(c, services, '/embed/', (facts) => {
    const job = facts.jobs.find(({ id }) => id === c.req.param('id'));
    return job ? answer(facts, job) : noPage(c);
  });
  return found ?? noPage(c);
}

/** Says in a frame that there is nothing to show in it. */
function noPage(c: Context): Response {
  const locale = usualLocale[pageLanguage(c, null)];
  return asReadBy({ locale, timeZone: null }, () => c.text(words(message('careerPages.notFound')), 404));
}

const fields = guestApplicationBody.pick({ name: true, email: true });

/** Takes an application from the form: the resume is stored, and a link mailed that sends it. What is wrong is said in words. */
async function apply(c: Context, services: Ports, job: PublishedJob): Promise<FormState> {
  const form = await c.req.raw.formData().catch(() => null);
  const typedText = (field: string) => {
    const value = form?.get(field);
    return typeof value === 'string' ? value : '';
  };
  const typed = {
    name: typedText('name').slice(0, 150),
    email: typedText('email').slice(0, 254),
  };
  const refuse = (problem: string): FormState => ({ ...typed, problem, sentTo: null });
  const { origin } = services.config;
  if (c.req.header('origin') !== origin) return refuse(words(message('careerPages.sentElsewhere')));
  const read = fields.safeParse(typed);
  if (!read.success) return refuse(words(read.error.issues[0]?.message ?? ''));
  const resume = form?.get('resume');
  if (!(resume instanceof File) || resume.size === 0)
    return refuse(words(message('guestApplications.resumeMissing')));
  if (form?.get('terms') !== termsVersion) return refuse(words(message('careerPages.agreeFirst')));
  if (
    job.applyUrl !== null ||
    job.questions.length > 0 ||
    !(await isSwitchedOn(services.database, 'sign_ups'))
  )
    return refuse(words(message('careerPages.notHere')));
  try {
    // No browser is tied to it: what the mailed link opens is whoever's mailbox it is.
    const browserHash = createHash('sha256').update(randomUUID()).digest('hex');
    const stored = await storeGuestResume(
      services,
      { jobId: job.id, browserHash },
      resume.name.slice(0, 1000) || 'resume',
      resume.stream(),
    );
    const sent = { ...read.data, coverNote: '', answers: [], source: 'embed', termsVersion };
    await sendGuestApplication(services, stored, sent, { title: job.title, employer: job.company.name });
    return { ...typed, problem: null, sentTo: read.data.email };
  } catch (error) {
    if (error instanceof ApiError) return refuse(saidBy(error));
    throw error;
  }
}

function saidBy(error: ApiError): string {
  const { detail } = error.more;
  return detail === undefined ? error.message : words(detail);
}

/** An answer with a career page. */
export function careerPage(c: Context, html: string): Response {
  return c.body(html, 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': pageLanguage(c, null),
    vary: 'accept-language',
    'cache-control': 'no-cache',
  });
}

/** An answer for a frame on the sites that the company names, and on no others. */
function framed(
  c: Context,
  { page: { sites }, nonce }: CareerFacts,
  html: string,
  status: 200 | 422 = 200,
): Response {
  c.set('framed', true);
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
  ];
  return c.body(html, status, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': pageLanguage(c, null),
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
  });
}
