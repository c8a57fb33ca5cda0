/** What a page says of a job, as it stands there: `html` where it may hold markup. Everything in it is what a stranger wrote. */
export type PageJob = {
  /** Where it was found: in the page's JobPosting data, in what is selected, or in its visible text. */
  from: 'posting' | 'selection' | 'page';
  url: string;
  title: string;
  employer: string;
  html: string;
  text: string;
};

const longest = 200_000;
/** A selection of fewer characters is a word that somebody looked up, not a description. */
const shortestSelection = 40;

/** Reads the job on a page: its JobPosting data (schema.org) first, then what is selected, then its visible text. */
export function readJob(page: Document): PageJob {
  const url = page.location.href.split('#')[0] ?? '';
  const heading = textOf(page.querySelector('main h1') ?? page.querySelector('h1')) || page.title;
  const posting = choose([...statedPostings(page), ...markedPostings(page)], heading);
  if (posting) return { from: 'posting', url, ...posting, text: '' };
  const selected = (page.getSelection()?.toString() ?? '').trim();
  const whole = page.querySelector<HTMLElement>('main, [role=main], article') ?? page.body;
  const isSelected = selected.length >= shortestSelection;
  return {
    from: isSelected ? 'selection' : 'page',
    url,
    title: heading,
    employer: page.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '',
    html: '',
    text: (isSelected ? selected : whole.innerText).slice(0, longest),
  };
}

type Posting = { title: string; employer: string; html: string };

/** Of several postings the one that the page is about, by its heading; a list of jobs has none. */
function choose(postings: Posting[], heading: string): Posting | undefined {
  const told = heading.toLowerCase();
  const named = postings.filter(({ title }) => told.includes(title.trim().toLowerCase()));
  return named[0] ?? (postings.length === 1 ? postings[0] : undefined);
}

/** Those in the page's JSON-LD. */
function statedPostings(page: Document): Posting[] {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => postingsIn(parsed(script.textContent ?? ''), 0));
}

function postingsIn(data: unknown, depth: number): Posting[] {
  if (depth > 5 || typeof data !== 'object' || data === null) return [];
  if (isRecord(data) && [data['@type']].flat().includes('JobPosting')) {
    const title = words(data['title']) || words(data['name']);
    const employer = [data['hiringOrganization']].flat()[0];
    if (title === '') return [];
    return [
      {
        title: title.slice(0, 1000),
        employer: (isRecord(employer) ? words(employer['name']) : words(employer)).slice(0, 1000),
        html: words(data['description']).slice(0, longest),
      },
    ];
  }
  return Object.values(data).flatMap((value) => postingsIn(value, depth + 1));
}

/** Those in the page's microdata. */
function markedPostings(page: Document): Posting[] {
  const scopes = [...page.querySelectorAll<HTMLElement>('[itemtype$="schema.org/JobPosting"]')];
  return scopes.flatMap((scope) => {
    const part = (name: string) => scope.querySelector<HTMLElement>(`[itemprop="${name}"]`);
    const title = textOf(part('title') ?? part('name'));
    const employer = part('hiringOrganization');
    const named = employer?.querySelector('[itemprop="name"]') ?? employer ?? null;
    const html = part('description')?.innerHTML ?? '';
    return title === '' ? [] : [{ title, employer: textOf(named), html: html.slice(0, longest) }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 1000);
}
