import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { message } from '../../../messages/message.ts';
import { usualLocale } from '../../../messages/languages.ts';
import type { Services } from '../../context.ts';
import { findLogo } from '../../identity/companies/company-queries.ts';
import { addressAt, askedName, siteHost } from '../../jobs/career-domains/domain-names.ts';
import { findServedDomain, type ServedDomain } from '../../jobs/career-domains/queries.ts';
import { careerDocument } from '../../jobs/career-pages/career-html.ts';
import { findPictureOf, findShownPage, type ShownPage } from '../../jobs/career-pages/queries.ts';
import { limited } from '../http/limits.ts';
import { problemAnswer } from '../http/problems.ts';
import { asReadBy, words } from '../http/reader.ts';
import { pageLanguage } from '../http/request-language.ts';
import { imageAnswer } from '../http/stored-images.ts';
import { careerFacts, careerPage } from './career-pages.ts';
import { ownSiteDocument } from './public-documents.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/**
 * Companies' career pages at their own domains: the page at `/`, what it needs, and nothing else of this site. Every other path leads to the
 * same path at the site's own address. Nothing here reads or sets a cookie, and nothing can be written. A proxy asks at `/own-domain` whether it
 * may get a certificate for a name.
 */
export function serveOwnDomains(app: Hono, services: Ports): void {
  const limit = limited(services, 'own-domains', { points: 600, seconds: 600 });
  app.use(async (c, next) => {
    const served = await servedAt(c, services);
    if (!served) return next();
    c.set('ownDomain', true);
    c.set('route', 'own domain');
    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') {
      const refused = problemAnswer(c, 'method_not_allowed');
      refused.headers.set('allow', 'GET, HEAD');
      return refused;
    }
    // The style sheet is a file of the program: it is read without asking who wants it.
    if (c.req.path === '/careers.css') return next();
    await limit(c, () => Promise.resolve());
    const locale = usualLocale[pageLanguage(c, null)];
    return asReadBy({ locale, timeZone: null }, () => answer(c, services, served));
  });
  app.use('/own-domain', limited(services, 'own-domain', { points: 3000, seconds: 600 }));
  app.get('/own-domain', async (c) => {
    const name = askedName(c.req.query('domain'));
    const served = name === null ? null : await findServedDomain(services.database, name);
    return c.body(null, served?.page ? 200 : 404, { 'cache-control': 'no-store' });
  });
}

/** The company whose domain a request asks, or null: the site's own host, or any other name, which is answered as if it were that. */
async function servedAt(c: Context, { config, database }: Ports): Promise<ServedDomain | null> {
  const name = askedName(askedHost(c));
  if (name === null || name === siteHost(config)) return null;
  // A database that does not answer says nothing of what a name is.
  return findServedDomain(database, name).catch(() => null);
}

/** The host that a request asks: of its target where that is a whole address, else of its header. What a proxy adds about hosts is not believed. */
function askedHost(c: Context): string | undefined {
  const target = (c.env as Partial<HttpBindings> | undefined)?.incoming?.url;
  return (target?.startsWith('/') === false && URL.parse(target)?.host) || c.req.header('host');
}

async function answer(c: Context, services: Ports, served: ServedDomain): Promise<Response> {
  const { config, database } = services;
  const { pathname: path, search } = new URL(c.req.url);
  const page = served.page === null ? null : await findShownPage(database, served.page);
  if (!page)
    return path === '/'
      ? c.text(words(message('careerPages.notFound')), 404)
      : elsewhere(c, config, path + search);
  if (path === '/')
    return careerPage(c, careerDocument(await careerFacts(c, services, { page, atOwn: true })));
  const address = addressAt(config, served.domain);
  const site = { companyId: page.company.id, companyName: page.company.name, address };
  return (
    (await ownSiteDocument(c, services, path, site)) ??
    (await picture(services, path, page)) ??
    elsewhere(c, config, path + search)
  );
}

/** The company's logo and the pictures of its page; null for other paths, also for pictures of others. */
async function picture({ database }: Ports, path: string, { company }: ShownPage): Promise<Response | null> {
  if (path === company.logo)
    return imageAnswer(await findLogo(database, path.slice(path.lastIndexOf('/') + 1)));
  const hash = /^\/api\/career-pictures\/([0-9a-f]{64})$/.exec(path)?.[1];
  const found = hash === undefined ? null : await findPictureOf(database, company.id, hash);
  return found && imageAnswer(found);
}

/** The same path at the site's own address. It is not kept: what stands at a domain may change. */
function elsewhere(c: Context, { origin }: Ports['config'], path: string): Response {
  return c.body(null, 302, { location: `${origin}${path}`, 'cache-control': 'no-store' });
}
