import type { RecordCounts, RecordFormat } from '../../../api/hiring/record-imports.ts';
import type { Likeness } from './line-queries.ts';
import type { ImportRow } from './queries.ts';
import { lineKey, type LineReading, type PersonLine, personKey } from './read-line.ts';

/** How the lines of an import are read. */
export function readingOf({ format, columns, dayFirst, choices }: ImportRow): LineReading {
  return { format, columns, dayFirst, stages: choices.stages, statuses: choices.statuses };
}

/** Nothing counted yet. */
export function nothingCounted(): RecordCounts {
  return {
    lines: 0,
    people: 0,
    known_people: 0,
    applications: 0,
    known: 0,
    jobs: 0,
    notes: 0,
    refused: 0,
    left_out: 0,
    mistakes: 0,
  };
}

/** By what the lines of a batch may be known already. */
export function likenessOf(batch: readonly PersonLine[], format: RecordFormat): Likeness {
  return {
    lineKeys: batch.map((person) => lineKey(person, format)),
    personKeys: batch.flatMap((person) => personKey(person, format) ?? []),
    emails: batch.flatMap(({ email }) => (email === '' ? [] : [email.toLowerCase()])),
    phones: batch.flatMap(({ phone }) => (phone === '' ? [] : [phone])),
  };
}

/** By what a job that was brought in is known again by the other system's id. */
export function jobKey(format: RecordFormat, jobId: string): string {
  return `${format}:job:${jobId}`;
}

/** The words of a name without case, marks and order, by which a resume beside the file is matched. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

/** What the path of a resume beside the file says of whose it is: ids, an address, and names. Some browsers write its folders with colons. */
export function cluesOf(path: string): { ids: string[]; email: string; names: string[] } {
  const parts = path.replace(/\.(pdf|docx?|txt)$/i, '').split(/[/\\:]/);
  const ids = parts.flatMap((part) => [
    part,
    ...part.split(/[^\p{L}\p{N}-]+/u),
    ...part.split(/[^\p{L}\p{N}]+/u),
  ]);
  const email =
    /[^\s@/\\_()[\]]+@[^\s@/\\_()[\]]+\.[a-z]{2,}/i.exec(path.replace(/\.(pdf|docx?|txt)$/i, ''))?.[0] ?? '';
  const names = parts.map((part) =>
    nameKeyOf(
      part
        .replaceAll('_', ' ')
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(
          /\b(resume|cv|curriculum|vitae|lebenslauf|bewerbung|application|candidate|final|copy)\b/gi,
          ' ',
        ),
    ),
  );
  return {
    ids: [...new Set(ids.filter((id) => id.length >= 3 && /\d/.test(id)))],
    email: email.toLowerCase(),
    names: [...new Set(names.filter((name) => name.includes(' ')))].toReversed(),
  };
}
