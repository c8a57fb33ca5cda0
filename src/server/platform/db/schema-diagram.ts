import { readdirSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

/** Where the tables are defined, a file for each group of them. */
const schemaFolder = new URL('schema/', import.meta.url);

/** The areas of the program, as its folders are named, each with the files of the schema that belong to it. */
const areas: Record<string, string[]> = {
  platform: ['records', 'notifications', 'push'],
  identity: ['accounts', 'companies', 'career-pages', 'guest-applications', 'mail-links', 'sign-in', 'sso'],
  jobs: ['jobs', 'job-approvals', 'job-boards', 'job-drafts', 'job-search'],
  candidates: [
    'candidates',
    'profiles',
    'answers',
    'external-applications',
    'calendar-feeds',
    'profile-documents',
    'tailored',
    'target-jobs',
  ],
  hiring: [
    'custom-fields',
    'pipeline',
    'stage-rules',
    'retention',
    'messages',
    'mail-in',
    'interviews',
    'availability',
    'offers',
    'saved-reports',
    'scorecards',
    'record-imports',
    'resume-imports',
    'referral-links',
    'referrals',
  ],
  talent: ['talent'],
  fairness: ['equal-opportunity', 'human-reviews'],
  integrations: ['ats', 'models', 'webhooks'],
  privacy: ['personal-data'],
  operations: ['backups', 'contact', 'error-log', 'maintenance', 'moderation', 'switches', 'usage'],
};

type Config = ReturnType<typeof getTableConfig>;

/** The diagrams of all areas, each under its heading, in Mermaid's language. */
export async function drawSchema(): Promise<string> {
  const files = new Map<string, Config[]>();
  for (const name of readdirSync(schemaFolder).toSorted()) {
    const module: object = (await import(new URL(name, schemaFolder).href)) as object;
    const tables = Object.values(module).filter((value) => is(value, PgTable));
    if (tables.length > 0) files.set(name.slice(0, -'.ts'.length), tables.map(getTableConfig));
  }
  const placed = Object.values(areas).flat();
  const lost = [...files.keys()].filter((file) => !placed.includes(file));
  if (lost.length > 0) throw new Error(`schema-diagram.ts gives no area to ${lost.join(', ')}.`);
  return Object.entries(areas)
    .map(([area, names]) => drawArea(area, names, files))
    .join('\n');
}

function drawArea(area: string, names: string[], files: Map<string, Config[]>): string {
  const tables = names
    .flatMap((name) => files.get(name) ?? [])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const sources = names.map((name) => `\`${name}.ts\``).join(', ');
  const lines = [...tables.map(drawTable), ...tables.flatMap(drawReferences)];
  return `### ${area}\n\n${tables.length} tables, in ${sources}.\n\n\`\`\`mermaid\nerDiagram\n${lines.join('\n')}\n\`\`\`\n`;
}

/** A table with its key and its references; the schema's files have the other columns. */
function drawTable({ name, columns, primaryKeys, foreignKeys }: Config): string {
  const referring = new Set(foreignKeys.flatMap((key) => namesOf(key.reference().columns)));
  const ofKey = new Set(primaryKeys.flatMap((key) => namesOf(key.columns)));
  const shown = columns.flatMap((column) => {
    const isKey = column.primary || ofKey.has(column.name);
    const marks = [...(isKey ? ['PK'] : []), ...(referring.has(column.name) ? ['FK'] : [])];
    const type = column.getSQLType().replaceAll(/\W+/g, '_');
    return marks.length > 0 ? [`    ${type} ${column.name} ${marks.join(', ')}`] : [];
  });
  return shown.length > 0 ? `  ${name} {\n${shown.join('\n')}\n  }` : `  ${name}`;
}

function drawReferences({ name, foreignKeys }: Config): string[] {
  return foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const isRequired = columns.every((column) => column.notNull || column.primary);
    const other = getTableConfig(foreignTable).name;
    return `  ${other} ${isRequired ? '||' : '|o'}--o{ ${name} : "${namesOf(columns).join(', ')}"`;
  });
}

function namesOf(columns: { name: string }[]): string[] {
  return columns.map((column) => column.name);
}

const start = '<!-- Diagrams: npm run schema -->\n';

/** The page with its diagrams replaced by these. */
export function withDiagrams(page: string, diagrams: string): string {
  const at = page.indexOf(start);
  if (at < 0) throw new Error('The page has no place for diagrams.');
  return `${page.slice(0, at)}${start}\n${diagrams}`;
}
