import type { ZipEntry } from '../../platform/adapters/exports/zip.ts';
import { DamagedFile, readChecked } from '../../platform/adapters/files/read-checked.ts';
import { type Language, languageOf, languages, localeIn } from '../../../messages/languages.ts';
import { message, type Message } from '../../../messages/message.ts';
import { type Reader, type MessageOrText, wordsOf } from '../../../messages/render.ts';
import { fromStoredText } from '../../../messages/stored-text.ts';
import { isUnscanned } from '../../candidates/resumes/rules.ts';
import type { Services } from '../../context.ts';
import { findReader } from '../../platform/notifications/queries.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { ExportSource } from './candidate-export-sources.ts';
import { exportSources, listFiles, readExportSource } from './export-source-queries.ts';

type Ports = Pick<Services, 'database' | 'errors' | 'files' | 'now' | 'virusScanner'>;
type FilePorts = Pick<Services, 'errors' | 'files' | 'now' | 'virusScanner'>;

/** Says that so many parts of so many are in the archive. */
type Progress = (done: number, total: number) => Promise<void>;
type Part = Pick<ExportSource, 'table' | 'title' | 'about' | 'messages' | 'messageOrText'>;
type Section = { part: Part; rows: Record<string, unknown>[] };
/** A stored file under its name in the archive, or why it is not in it. */
type File = { name: string; entry: string } | { missing: Message };
/** What an archive holds, and what its page says of it. */
export type ArchiveContents<P extends Part> = {
  parts: readonly P[];
  rowsOf: (part: P) => Promise<Record<string, unknown>[]>;
  stored: Awaited<ReturnType<typeof listFiles>>;
  reader: Reader;
  said: { title: Message; intro: readonly MessageOrText[] };
};

/** Everything held about a person as the files of an archive, in the language in which they asked for it. */
export async function* archiveOf(
  services: Ports,
  { userId, language }: { userId: string; language: Language },
  progress: Progress,
): AsyncGenerator<ZipEntry> {
  const { database } = services;
  const { locale, timeZone } = await findReader(database, userId);
  const on = services.now();
  const contents = {
    parts: exportSources,
    rowsOf: (part: ExportSource) => readExportSource(database, part, userId),
    stored: await listFiles(database, userId),
    reader: { locale: localeIn(language, locale), timeZone },
    said: {
      title: message('dataCopy.title'),
      intro: [message('dataCopy.everything', { on }), 'dataCopy.forPrograms', 'dataCopy.leftOut'] as const,
    },
  };
  yield* packedArchive(services, contents, progress);
}

/**
 * The files of an archive: a JSON for each table, the resumes as they were uploaded, but for those that the virus scanner has not seen, and
 * last a page that shows all of it.
 */
export async function* packedArchive<P extends Part>(
  services: FilePorts,
  { parts, rowsOf, stored, reader, said }: ArchiveContents<P>,
  progress: Progress = async () => {},
): AsyncGenerator<ZipEntry> {
  const total = parts.length + stored.length + 1;
  let done = 0;
  const sections: Section[] = [];
  for (const part of parts) {
    const rows = inWords(part, await rowsOf(part), reader);
    sections.push({ part, rows });
    yield { name: `data/${part.table}.json`, bytes: text(`${JSON.stringify(rows, null, 2)}\n`) };
    await progress(++done, total);
  }
  const files: File[] = [];
  for (const { id, file_name: name, storage_path: path, sha256, parse_status: parseStatus } of stored) {
    const waits = isUnscanned(services.virusScanner, { parseStatus });
    const bytes = waits ? null : await wholeFile(services, { storagePath: path, sha256 });
    const entry = `files/${id}-${name}`;
    if (bytes) yield { name: entry, bytes };
    const missing = message(waits ? 'dataCopy.unscannedFile' : 'dataCopy.damagedFile', { name });
    files.push(bytes ? { name, entry } : { missing });
    await progress(++done, total);
  }
  yield { name: 'index.html', bytes: text(indexPage(sections, files, { reader, said })) };
  await progress(++done, total);
}

/** The rows with the words of their messages, as their person reads. */
function inWords(part: Part, rows: Section['rows'], reader: Reader): Section['rows'] {
  const { messages = [], messageOrText = {} } = part;
  const cellText = (value: unknown) =>
    typeof value === 'string' ? wordsOf(fromStoredText(value), reader) : worded(value, reader);
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(messages.map((name) => [name, cellText(row[name] ?? '')])),
    ...Object.fromEntries(
      Object.entries(messageOrText)
        .filter(([name, key]) => row[name] === key)
        .map(([name, key]) => [name, wordsOf(key, reader)]),
    ),
  }));
}

/** A value with the words of the messages in it. */
function worded(value: unknown, reader: Reader): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => worded(one, reader));
  if ('key' in value && 'values' in value) return wordsOf(value as Message, reader);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, worded(one, reader)]));
}

/** A file as it came; a damaged one is left out, and written down for staff. */
async function wholeFile({ errors, files }: FilePorts, file: { storagePath: string; sha256: string }) {
  try {
    return await readChecked(files, file);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    errors.write({
      source: 'task',
      action: 'export-data',
      error: { type: error.name, message: error.message },
    });
    return null;
  }
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2.5rem}.dim{opacity:.75}details{border-top:1px solid #8886;padding:.5rem 0}
summary{cursor:pointer}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}dt{font-weight:600}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}@media(max-width:40rem){dl{grid-template-columns:1fr}}`;

function indexPage(
  sections: Section[],
  files: File[],
  { reader, said }: Pick<ArchiveContents<Part>, 'reader' | 'said'>,
): string {
  const say = (cellText: MessageOrText) => escapeHtml(wordsOf(cellText, reader));
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const empty = sections.filter(({ rows }) => rows.length === 0);
  const fileLine = (file: File) =>
    'missing' in file
      ? `<li>${say(file.missing)}</li>`
      : `<li><a href="${escapeHtml(file.entry.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(file.name)}</a></li>`;
  const list = files.length === 0 ? '' : `<ul>${files.map(fileLine).join('')}</ul>`;
  return `<!doctype html>
<html lang="${languageOf(reader.locale) ?? languages[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${say(said.title)}</title><style>${style}</style></head><body>
<h1>${say(said.title)}</h1>
${said.intro.map((one) => `<p>${say(one)}</p>`).join('\n')}
<h2>${say('dataCopy.files')}</h2>${list || `<p class="dim">${say('dataCopy.noFiles')}</p>`}
${filled.map((section) => sectionHtml(section, say)).join('\n')}
<h2>${say('dataCopy.nothingHeld')}</h2><p class="dim">${empty.map(({ part }) => say(part.title)).join(', ') || say('dataCopy.nothingEmpty')}</p>
</body></html>
`;
}

function sectionHtml({ part, rows }: Section, say: (cellText: MessageOrText) => string): string {
  const shown = rows.map((row, at) => {
    const name = escapeHtml(nameOf(row)) || say(message('dataCopy.entry', { number: at + 1 }));
    const values = Object.entries(row).map(
      ([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(valueText(value))}</dd>`,
    );
    const open = rows.length === 1 ? ' open' : '';
    return `<details${open}><summary>${name}</summary><dl>${values.join('')}</dl></details>`;
  });
  const count = say(message('dataCopy.entries', { count: rows.length }));
  const link = `<a href="data/${part.table}.json">data/${part.table}.json</a>`;
  return `<section><h2>${say(part.title)}</h2><p class="dim">${say(part.about)} ${count} ${link}</p>${shown.join('\n')}</section>`;
}

const naming = [
  'name',
  'job_title',
  'file_name',
  'title',
  'subject',
  'action',
  'requirement',
  'company_name',
];

/** What a row is called; '' where it has no name. */
function nameOf(row: Record<string, unknown>): string {
  const found = naming.map((key) => row[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
