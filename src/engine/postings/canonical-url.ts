/** Parameters that say where a visitor came from, and nothing about the page. */
const tracking =
  /^(utm_.*|gclid|fbclid|msclkid|mc_[ce]id|gh_src|lever-(source|origin)(\[\])?|trk|trackingid|refid|ref|referer|referrer|source|src|_gl|igshid)$/i;

/**
 * One spelling for all addresses of a page: no scheme, `www.`, tracking, fragment or last slash; parameters in order; the
 * application forms of Greenhouse, Lever and Ashby count as their job. Null for what is no web address.
 */
export function canonicalUrl(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') return null;
  const host = url.host.replace(/^www\./, '').replace(/\.(?=$|:)/, '');
  const parameters = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const page = boardJob(host, url.pathname) ?? `${host}${url.pathname.replace(/\/+$/, '')}`;
  return parameters.length > 0 ? `${page}?${parameters.join('&')}` : page;
}

/** Where a public job board keeps a job: which board, whose, and its id there. */
export type BoardJob = { board: 'greenhouse' | 'lever' | 'lever-eu' | 'ashby'; site: string; id: string };

/** The job that an address at Greenhouse, Lever or Ashby names, or null. */
export function readBoardJob(address: string): BoardJob | null {
  const url = URL.parse(address);
  const [site = '', second = '', third = ''] = url?.pathname.split('/').filter(Boolean) ?? [];
  const host = url?.hostname ?? '';
  if (/^(job-)?boards(\.eu)?\.greenhouse\.io$/.test(host)) {
    const embedded = site === 'embed' ? url?.searchParams : null;
    if (embedded?.get('for') && embedded.get('token'))
      return named('greenhouse', embedded.get('for') ?? '', embedded.get('token') ?? '');
    return second === 'jobs' ? named('greenhouse', site, third) : null;
  }
  if (host === 'jobs.lever.co') return named('lever', site, second);
  if (host === 'jobs.eu.lever.co') return named('lever-eu', site, second);
  if (host === 'jobs.ashbyhq.com') return named('ashby', site, second);
  return null;
}

function named(board: BoardJob['board'], site: string, id: string): BoardJob | null {
  return /^[\w.%-]{1,100}$/.test(site) && /^[\w-]{1,100}$/.test(id) ? { board, site, id } : null;
}

function boardJob(host: string, path: string): string | null {
  const job = readBoardJob(`https://${host}${path}`);
  return job && `${job.board}:${job.site.toLowerCase()}/${job.id.toLowerCase()}`;
}
