const key = 'tenon.recent-searches';
const most = 5;

/** The last texts that were searched for in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps a text among the recent ones; a beginning of it that was kept while it was typed gives way. */
export function rememberSearch(q: string): void {
  const rest = recentSearches().filter((other) => !q.toLowerCase().startsWith(other.toLowerCase()));
  store([q, ...rest].slice(0, most));
}

/** Forgets all recent searches. */
export function clearSearches(): void {
  store([]);
}

/** A browser that keeps nothing for us works all the same. */
function store(list: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return;
  }
}
