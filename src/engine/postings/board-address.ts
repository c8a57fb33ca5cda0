/** An employer's board at one of the services whose public interface we read: which service, and the employer's name there. */
export type BoardSite = { service: 'greenhouse' | 'lever' | 'lever-eu' | 'ashby'; site: string };

/** Where each service shows a board to people, and where programs read it. */
const places: Record<BoardSite['service'], { page: string; data: (site: string) => string }> = {
  greenhouse: {
    page: 'https://job-boards.greenhouse.io/',
    data: (site) => `https://boards-api.greenhouse.io/v1/boards/${site}/jobs?content=true`,
  },
  lever: {
    page: 'https://jobs.lever.co/',
    data: (site) => `https://api.lever.co/v0/postings/${site}?mode=json`,
  },
  'lever-eu': {
    page: 'https://jobs.eu.lever.co/',
    data: (site) => `https://api.eu.lever.co/v0/postings/${site}?mode=json`,
  },
  ashby: {
    page: 'https://jobs.ashbyhq.com/',
    data: (site) => `https://api.ashbyhq.com/posting-api/job-board/${site}`,
  },
};

/** The board that an address at Greenhouse, Lever or Ashby belongs to: of the board, of one of its jobs, or of its data. Null for all others. */
export function readBoardSite(address: string): BoardSite | null {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  const [first = '', second = '', third = ''] = url.pathname.split('/').filter(Boolean);
  switch (url.hostname) {
    case 'boards.greenhouse.io':
    case 'boards.eu.greenhouse.io':
    case 'job-boards.greenhouse.io':
    case 'job-boards.eu.greenhouse.io':
      return named('greenhouse', first === 'embed' ? (url.searchParams.get('for') ?? '') : first);
    case 'boards-api.greenhouse.io':
      return named('greenhouse', second === 'boards' ? third : '');
    case 'jobs.lever.co':
      return named('lever', first);
    case 'jobs.eu.lever.co':
      return named('lever-eu', first);
    case 'api.lever.co':
      return named('lever', second === 'postings' ? third : '');
    case 'api.eu.lever.co':
      return named('lever-eu', second === 'postings' ? third : '');
    case 'jobs.ashbyhq.com':
      return named('ashby', first);
    case 'api.ashbyhq.com':
      return named('ashby', second === 'job-board' ? third : '');
    default:
      return null;
  }
}

/** The one name of a board, whatever address it was found by. */
export function boardKey({ service, site }: BoardSite): string {
  return `${service}:${site.toLowerCase()}`;
}

/** Where people see a board. */
export function boardPage({ service, site }: BoardSite): string {
  return `${places[service].page}${site}`;
}

/** Where programs read a board. */
export function boardData({ service, site }: BoardSite): string {
  return places[service].data(site);
}

/** The employer, as a board's address names it: in small letters and dashes. */
export function employerInAddress(site: string): string {
  const words = decoded(site).replace(/[-_]+/g, ' ');
  return words.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

function named(service: BoardSite['service'], site: string): BoardSite | null {
  return /^[\w.%-]{1,100}$/.test(site) && site !== 'embed' ? { service, site } : null;
}

function decoded(site: string): string {
  try {
    return decodeURIComponent(site);
  } catch {
    return site;
  }
}
