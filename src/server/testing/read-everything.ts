import { z } from 'zod';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import { api } from '../../api/index.ts';
import { openContainer } from '../platform/adapters/documents/zip.ts';
import type { Person } from '../platform/http/person.ts';

/** What somebody was shown: where, by which record's id, how it was answered, of which type, with which headers, and its whole text. */
export type Shown = { what: string; id: string; status: number; type: string; headers: string; text: string };

/** What stands in queries: a value for each name, such as the id of a job for `job`. */
export type QueryValues = Record<string, string>;

/**
 * Opens every list, record and file of the API as somebody, each record by every one of `ids`; archives are unpacked. Each is opened
 * without a query and, where `values` are given, with every choice and value that its query may have. A new endpoint is opened as well.
 */
export async function readEverythingAs(
  person: Person,
  ids: string[],
  values?: QueryValues,
): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    if (endpoint.method !== 'GET' || endpoint.returns === 'events') continue;
    for (const id of endpoint.params ? ids : ['']) {
      for (const query of values ? queriesOf(endpoint, values) : ['']) {
        const path = `${endpoint.path.replace(/\{\w+\}/, id)}${query}`;
        const response = await person.send('GET', path);
        const type = response.headers.get('content-type') ?? '';
        const whole = type === 'application/zip' ? await unpacked(response) : await response.text();
        // Calendars break their lines anywhere.
        const text = type.startsWith('text/calendar') ? whole.replace(/\r\n[ \t]/g, '') : whole;
        const headers = JSON.stringify([...response.headers]);
        shown.push({ what: `${name} ${path}`, id, status: response.status, type, headers, text });
      }
    }
  }
  return shown;
}

function queriesOf({ query }: Endpoint, values: QueryValues): string[] {
  const set = Object.entries(query?.shape ?? {}).flatMap(([name, field]) => {
    const given = values[name];
    return [...choicesOf(field as z.ZodType), ...(given === undefined ? [] : [given])].map(
      (value) => `?${name}=${encodeURIComponent(value)}`,
    );
  });
  return ['', ...set];
}

function choicesOf(field: z.ZodType): string[] {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault)
    return choicesOf(field.unwrap() as z.ZodType);
  return field instanceof z.ZodEnum ? field.options.map(String) : [];
}

async function unpacked(response: Response): Promise<string> {
  const container = await openContainer(new Uint8Array(await response.arrayBuffer()));
  const parts: Buffer[] = [];
  for (const name of container.names) await container.read(name, (chunk) => void parts.push(chunk));
  return Buffer.concat(parts).toString('utf8');
}
