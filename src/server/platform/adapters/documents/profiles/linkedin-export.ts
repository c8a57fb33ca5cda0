import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { DocumentError } from '../document-outcome.ts';
import { openContainer } from '../zip.ts';
import { mostEntries } from './profile-outcome.ts';
import { filled, linesOf, monthOf, tidy } from './tidy.ts';

/** The files of an export that are opened; messages, contacts and all the others never are. */
const names = [
  'profile',
  'positions',
  'education',
  'skills',
  'languages',
  'certifications',
  'emailaddresses',
  'phonenumbers',
  'projects',
  'volunteering',
  'honors',
  'publications',
] as const;
type Name = (typeof names)[number];
type Row = Record<string, string>;

/** The profile of a LinkedIn data export (a ZIP of CSV files) as a JSON Resume; null when it is none. */
export async function readLinkedInExport(bytes: Uint8Array): Promise<object | null> {
  const container = await openContainer(bytes, (entry) => nameOf(entry) !== null);
  const found = new Map<Name, string>();
  for (const entry of container.names.toSorted((a, b) => a.split('/').length - b.split('/').length)) {
    const name = nameOf(entry);
    if (name && !found.has(name)) found.set(name, entry);
  }
  if (!found.has('profile') && !found.has('positions')) return null;
  const tables = new Map<Name, Row[]>();
  for (const [name, entry] of found) {
    const chunks: Buffer[] = [];
    await container.read(entry, (chunk) => chunks.push(chunk));
    tables.set(name, rowsOf(Buffer.concat(chunks)));
  }
  return documentOf((name) => tables.get(name) ?? []);
}

function nameOf(entry: string): Name | null {
  if (entry.startsWith('__MACOSX/')) return null;
  const file = entry.split('/').at(-1) ?? '';
  if (!/\.csv$/i.test(file)) return null;
  const plain = file
    .slice(0, -4)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return names.find((name) => name === plain) ?? null;
}

const table = z.array(z.record(z.string(), z.string()));

function rowsOf(bytes: Buffer): Row[] {
  try {
    const rows: unknown = parse(bytes, {
      bom: true,
      columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostEntries,
    });
    return table.parse(rows);
  } catch {
    throw new DocumentError('broken');
  }
}

function documentOf(rows: (name: Name) => Row[]): object {
  const [profile = {}] = rows('profile');
  return filled({
    basics: basicsOf(profile, rows),
    work: rows('positions').map((row) =>
      filled({
        name: tidy(row['company name']),
        position: tidy(row['title']),
        location: tidy(row['location']),
        ...dates(row),
        highlights: linesOf(row['description']),
      }),
    ),
    education: rows('education').map((row) =>
      filled({
        institution: tidy(row['school name']),
        studyType: tidy(row['degree name']),
        startDate: monthOf(row['start date']),
        endDate: monthOf(row['end date']),
        courses: linesOf(row['notes']),
      }),
    ),
    skills: rows('skills').flatMap((row) => named({ name: tidy(row['name']) })),
    languages: rows('languages').flatMap((row) =>
      tidy(row['name']) === ''
        ? []
        : [filled({ language: tidy(row['name']), fluency: tidy(row['proficiency']) })],
    ),
    certificates: rows('certifications').flatMap((row) =>
      named({
        name: tidy(row['name']),
        issuer: tidy(row['authority']),
        date: monthOf(row['started on']),
        url: tidy(row['url']),
      }),
    ),
    ...others(rows),
  });
}

function others(rows: (name: Name) => Row[]) {
  return {
    projects: rows('projects').flatMap((row) =>
      named({
        name: tidy(row['title']),
        description: tidy(row['description']),
        url: tidy(row['url']),
        ...dates(row),
      }),
    ),
    volunteer: rows('volunteering').map((row) =>
      filled({
        organization: tidy(row['company name']),
        position: tidy(row['role']),
        summary: tidy(row['description']),
        ...dates(row),
      }),
    ),
    awards: rows('honors').map((row) =>
      filled({
        title: tidy(row['title']),
        summary: tidy(row['description']),
        date: monthOf(row['issued on']),
      }),
    ),
    publications: rows('publications').flatMap((row) =>
      named({
        name: tidy(row['name']),
        publisher: tidy(row['publisher']),
        releaseDate: monthOf(row['published on']),
        summary: tidy(row['description']),
        url: tidy(row['url']),
      }),
    ),
  };
}

function basicsOf(profile: Row, rows: (name: Name) => Row[]) {
  const emails = rows('emailaddresses');
  const email = emails.find((row) => /^yes$/i.test(row['primary'] ?? '')) ?? emails[0];
  const phones = rows('phonenumbers').filter((row) => tidy(row['number']) !== '');
  const phone = phones.find((row) => /mobile/i.test(row['type'] ?? '')) ?? phones[0];
  // Written as [PORTFOLIO:https://example.org,COMPANY:https://example.com].
  const [url = ''] = (profile['websites'] ?? '').match(/https?:\/\/[^\s,\]]+/) ?? [];
  return filled({
    name: [tidy(profile['first name']), tidy(profile['last name'])].filter(Boolean).join(' '),
    label: tidy(profile['headline']),
    email: tidy(email?.['email address']),
    phone: tidy(phone?.['number']),
    url,
    summary: tidy(profile['summary']),
    ...(tidy(profile['geo location']) === '' ? {} : { location: { address: tidy(profile['geo location']) } }),
  });
}

function dates(row: Row) {
  return { startDate: monthOf(row['started on']), endDate: monthOf(row['finished on']) };
}

function named<T extends { name: string }>(value: T): Partial<T>[] {
  return value.name === '' ? [] : [filled(value)];
}
