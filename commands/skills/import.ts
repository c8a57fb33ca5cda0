import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { vocabulary } from '../../src/engine/skills/vocabulary.ts';
import { foldPhrase } from '../../src/engine/skills/tokens.ts';

/**
 * Turns a CSV or TSV list of skills into lines of the vocabulary, new concepts first, then what collides with it. The
 * columns are found by their heads: a name (`preferredLabel`, `name`, ...), other names (`altLabels`, ...), separated by lines,
 * bars or semicolons, and a type. Throws when the file cannot be read or has no column of names.
 */
export async function importList(file: string): Promise<string[]> {
  return proposals(await readFile(file, 'utf8'));
}

/** The lines for the text of such a list. */
export function proposals(text: string): string[] {
  const head = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const rows: Record<string, string>[] = parse(text, {
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: head.includes('\t') ? '\t' : head.includes(';') && !head.includes(',') ? ';' : ',',
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const first = rows[0];
  if (first === undefined) return ['# The list is empty.'];
  const nameColumn = NAMES.find((name) => name in first);
  if (nameColumn === undefined) throw new Error(`No column of names. Known heads: ${NAMES.join(', ')}.`);
  const taken = new Map<string, string>();
  const fresh = new Map<string, string[]>();
  const collisions: string[] = [];
  for (const row of rows) addRow(row, nameColumn, { taken, fresh, collisions });
  return [
    ...[...fresh].flatMap(([kind, lines]) => [`[${kind}]`, ...lines]),
    `# ${collisions.length} collisions: names that the vocabulary or this list has already`,
    ...collisions,
  ];
}

type Found = { taken: Map<string, string>; fresh: Map<string, string[]>; collisions: string[] };

function addRow(row: Record<string, string>, nameColumn: string, { taken, fresh, collisions }: Found): void {
  const name = clean(row[nameColumn] ?? '');
  if (foldPhrase(name) === '') return;
  const owner = ownerOf(name, taken);
  if (owner !== null) {
    collisions.push(`# ${name} is ${owner}`);
    return;
  }
  taken.set(foldPhrase(name), name);
  const aliases: string[] = [];
  for (const alias of OTHERS.flatMap((column) => (row[column] ?? '').split(/[\n|;]/)).map(clean)) {
    const phrase = foldPhrase(alias);
    if (phrase === '' || phrase === foldPhrase(name)) continue;
    const other = ownerOf(alias, taken);
    if (other !== null && other !== name) collisions.push(`# ${alias} (of ${name}) is ${other}`);
    if (other === null) aliases.push(alias);
    if (other === null) taken.set(phrase, name);
  }
  const type = TYPES.map((column) => row[column] ?? '').find((value) => value !== '') ?? '';
  const kind = KINDS.find(([words]) => words.test(type))?.[1] ?? 'practice';
  const line = aliases.length > 0 ? `${name} | ${aliases.join(', ')}` : name;
  fresh.set(kind, [...(fresh.get(kind) ?? []), line]);
}

function ownerOf(text: string, taken: Map<string, string>): string | null {
  const phrase = foldPhrase(text);
  const { concepts, idByPhrase } = vocabulary();
  const id = idByPhrase.get(phrase);
  return (id === undefined ? undefined : concepts.get(id)?.name) ?? taken.get(phrase) ?? null;
}

/** A name without what has a meaning in the vocabulary's format. */
function clean(text: string): string {
  return text
    .replaceAll(/[|,`]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[~=]+/, '');
}

const NAMES = ['preferredlabel', 'preferred_label', 'preferred label', 'name', 'skill', 'label', 'title'];
const OTHERS = ['altlabels', 'alt_labels', 'alternative labels', 'aliases', 'hiddenlabels', 'synonyms'];
const TYPES = ['skilltype', 'skill_type', 'type', 'kind'];
const KINDS: [RegExp, string][] = [
  [/knowledge/i, 'knowledge'],
  [/tool|technology|software/i, 'tool'],
  [/language/i, 'spoken'],
  [/licen[cs]e|certificat/i, 'licence'],
  [/attitude|soft|transversal/i, 'soft'],
];
