/** What a version's section of the changelog says; null where there is none. */
export function changesOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^(?=## )/m);
  return (
    sections
      .find((section) => section.startsWith(`## ${version} (`))
      ?.trimEnd()
      .concat('\n') ?? null
  );
}

/** The number of the last migration that a released version has, as the newest section says it. */
export function lastReleasedMigration(changelog: string): number {
  const [, number] = /^\*\*Migrations:\*\* .*?\bto (\d{4})\b/m.exec(changelog) ?? [];
  if (number === undefined)
    throw new Error('CHANGELOG.md does not say to which migration the newest version goes.');
  return Number(number);
}

/** Whether a file of the repository belongs into a release: not what only tests and measurements need. */
export function isReleased(path: string): boolean {
  return !/^(e2e|evaluation|\.ci|\.github)\/|^(playwright|vitest|drizzle)\.config\.ts$/.test(path);
}

/**
 * What a migration does that a process of the version before could not live with, while both run: it still reads and writes what it
 * knows. Empty where there is nothing. A migration that takes away what the version before no longer uses says so in a line `-- contract:`.
 */
export function whatBreaksOlder(sql: string): string[] {
  if (/^-- contract: \S/m.test(sql)) return [];
  const plain = sql.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
  const kinds: [string, RegExp][] = [
    ['drops a table', /\bdrop\s+table\b/i],
    ['drops a column', /\bdrop\s+column\b/i],
    // By the names that Drizzle's migrations give: an ON CONFLICT of the version before may name it.
    ['drops a unique index', /\bdrop\s+index\s+\S*_key\b/i],
    ['renames', /\brename\s+(column\s+|to\b)/i],
    ['changes the type of a column', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
    ['forbids null where it was allowed', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
    ['adds a column that must be given', /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i],
  ];
  return kinds.filter(([, pattern]) => pattern.test(plain)).map(([what]) => what);
}
