/** What was opened from the search: kept in this browser, for each person apart. */
export type RecentFind = { label: string; detail: string; path: string };

const most = 5;
const keyOf = (person: string) => `tenon.recent-finds.${person}`;

/** What a person opened last from the search in this browser, the newest first. */
export function recentFinds(person: string): RecentFind[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(list) ? list.filter(isFind).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts something first among what a person opened last. A browser that keeps nothing works all the same. */
export function rememberFind(person: string, find: RecentFind): void {
  const others = recentFinds(person).filter(({ path }) => path !== find.path);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([find, ...others].slice(0, most)));
  } catch {
    return;
  }
}

/** Forgets what anybody opened in this browser; names of people are not left behind after signing out. */
export function forgetFinds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
  } catch {
    return;
  }
}

function isFind(value: unknown): value is RecentFind {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['label', 'detail', 'path'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
