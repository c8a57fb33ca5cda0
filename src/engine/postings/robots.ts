/** What a site's robots.txt says to one program. */
export type Robots = {
  /** Whether the program may ask for a path with its query. */
  allows(path: string): boolean;
  /** How long it is to wait between two requests; null where that is not said. */
  delaySeconds: number | null;
  /** The sitemaps that the file names. */
  sitemaps: string[];
};

type Group = { agents: string[]; rules: { allow: boolean; pattern: string }[]; delay: number | null };

/** More of a file is not read, as RFC 9309 allows. */
const maxCharacters = 500 * 1024;
const maxRules = 2000;

/** Nothing is forbidden: a site without the file. */
export const everythingAllowed: Robots = { allows: () => true, delaySeconds: null, sitemaps: [] };

/**
 * Reads a robots.txt (RFC 9309) for the program of this name: the groups that name it count, or those for all. The longest
 * matching rule decides, and of two of the same length the one that allows.
 */
export function readRobots(text: string, program: string): Robots {
  const { groups, sitemaps } = readGroups(text.slice(0, maxCharacters));
  const own = groups.filter(({ agents }) => agents.includes(program.toLowerCase()));
  const ours = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = ours.flatMap((group) => group.rules).slice(0, maxRules);
  const delays = ours.flatMap(({ delay }) => delay ?? []);
  return {
    allows: (path) => {
      const longest = { length: -1, allow: true };
      for (const { allow, pattern } of rules) {
        if (!matches(pattern, path) || pattern.length < longest.length) continue;
        if (pattern.length === longest.length) longest.allow ||= allow;
        else Object.assign(longest, { length: pattern.length, allow });
      }
      return longest.allow;
    },
    delaySeconds: delays.length > 0 ? Math.max(...delays) : null,
    sitemaps,
  };
}

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const said = value.trim();
    const key = name.toLowerCase();
    if (key === 'sitemap') sitemaps.push(said);
    if (key === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], delay: null });
      groups.at(-1)?.agents.push(said.toLowerCase());
      isNaming = true;
      continue;
    }
    const group = groups.at(-1);
    if (key === '' || !group) continue;
    if (key === 'allow' || key === 'disallow') {
      isNaming = false;
      // An empty rule forbids nothing.
      if (said !== '') group.rules.push({ allow: key === 'allow', pattern: said });
    }
    if (key === 'crawl-delay') {
      isNaming = false;
      const seconds = Number(said);
      if (said !== '' && seconds >= 0) group.delay = seconds;
    }
  }
  return { groups, sitemaps };
}

/** Whether a path begins as a pattern says; `*` stands for anything and `$` for the end. Linear, whatever the pattern. */
function matches(pattern: string, path: string): boolean {
  const ends = pattern.endsWith('$');
  const parts = (ends ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    if (ends && index === rest.length - 1) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !ends || rest.length > 0 || at === path.length;
}
