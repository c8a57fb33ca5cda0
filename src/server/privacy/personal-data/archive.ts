import type { ZipEntry } from '../../platform/adapters/exports/zip.ts';
import { DamagedFile, readChecked } from '../../platform/adapters/files/read-checked.ts';
import type { Message } from '../../../messages/message.ts';
import { type Reader, render } from '../../../messages/render.ts';
import { isUnscanned } from '../../candidates/resumes/rules.ts';
import type { Services } from '../../context.ts';
import { findReader } from '../../platform/notifications/queries.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { ExportSource } from './candidate-export-sources.ts';
import { exportSources, listFiles, readExportSource } from './export-source-queries.ts';

type Ports = Pick<Services, 'database' | 'errors' | 'files' | 'now' | 'virusScanner'>;

/** Says that so many parts of so many are in the archive. */
type Progress = (done: number, total: number) => Promise<void>;
type Section = { part: ExportSource; rows: Record<string, unknown>[] };
/** A stored file under its name in the archive, or why it is not in it. */
type File = { name: string; entry: string } | { name: string; missing: string };

/**
 * Everything held about a person as the files of an archive: a JSON for each table, the resumes as they were uploaded, but for those
 * that the virus scanner has not seen, and last a page that shows all of it.
 */
export async function* archiveOf(
  services: Ports,
  userId: string,
  progress: Progress,
): AsyncGenerator<ZipEntry> {
  const { database } = services;
  const stored = await listFiles(database, userId);
  const total = exportSources.length + stored.length + 1;
  let done = 0;
  const reader = await findReader(database, userId);
  const sections: Section[] = [];
  for (const part of exportSources) {
    const rows = inWords(part, await readExportSource(database, part, userId), reader);
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
    const missing = waits
      ? 'not included: the virus scanner has not checked it yet'
      : 'the stored file is missing or damaged';
    files.push(bytes ? { name, entry } : { name, missing });
    await progress(++done, total);
  }
  yield { name: 'index.html', bytes: text(indexPage(sections, files, services.now())) };
  await progress(++done, total);
}

/** The rows with the words of their messages, as their person reads. */
function inWords({ messages = [] }: ExportSource, rows: Section['rows'], reader: Reader): Section['rows'] {
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(messages.map((name) => [name, worded(row[name] ?? '', reader)])),
  }));
}

/** A value with the words of the messages in it. */
function worded(value: unknown, reader: Reader): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => worded(one, reader));
  if ('key' in value && 'values' in value) return render(value as Message, reader);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, worded(one, reader)]));
}

/** A file as it came; a damaged one is left out, and written down for staff. */
async function wholeFile({ errors, files }: Ports, file: { storagePath: string; sha256: string }) {
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

function indexPage(sections: Section[], files: File[], now: Date): string {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const empty = sections.filter(({ rows }) => rows.length === 0);
  const fileLine = (file: File) =>
    'missing' in file
      ? `<li>${escapeHtml(file.name)} (${file.missing})</li>`
      : `<li><a href="${escapeHtml(file.entry.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(file.name)}</a></li>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Your Tenon data</title><style>${style}</style></head><body>
<h1>Your Tenon data</h1>
<p>Everything that Tenon held about you on ${now.toISOString().slice(0, 10)}. Programs read the same in the folder <code>data</code>.
Passwords, tokens and other secrets are left out: they are stored only in a form that cannot be read. So is what employers wrote for
themselves about applications to them, such as notes and scorecards: ask them for it.</p>
<h2>Files</h2>${files.length === 0 ? '<p class="dim">None.</p>' : `<ul>${files.map(fileLine).join('')}</ul>`}
${filled.map(sectionHtml).join('\n')}
<h2>Nothing held</h2><p class="dim">${empty.map(({ part }) => escapeHtml(part.title)).join(', ') || 'Every part has entries.'}</p>
</body></html>
`;
}

function sectionHtml({ part, rows }: Section): string {
  const shown = rows.map(
    (row, at) =>
      `<details${rows.length === 1 ? ' open' : ''}><summary>${escapeHtml(nameOf(row, at))}</summary><dl>${Object.entries(
        row,
      )
        .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(valueText(value))}</dd>`)
        .join('')}</dl></details>`,
  );
  return `<section><h2>${escapeHtml(part.title)}</h2><p class="dim">${escapeHtml(part.about)} ${rows.length} ${
    rows.length === 1 ? 'entry' : 'entries'
  }, in <a href="data/${part.table}.json">data/${part.table}.json</a>.</p>${shown.join('\n')}</section>`;
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

function nameOf(row: Record<string, unknown>, at: number): string {
  const found = naming.map((key) => row[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : `Entry ${at + 1}`;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
