import type { Endpoint } from '../../api/platform/endpoint.ts';
import { api } from '../../api/index.ts';
import { openContainer } from '../platform/adapters/documents/zip.ts';
import type { Person } from '../platform/http/person.ts';

/** What somebody was shown: where, how it was answered, of which type, and its whole text. */
export type Shown = { what: string; status: number; type: string; text: string };

/**
 * Opens every list, record and file of the API as somebody, each record by every one of `ids`; archives are unpacked. A new
 * endpoint is opened as well.
 */
export async function everythingShownTo(person: Person, ids: string[]): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    if (endpoint.method !== 'GET' || endpoint.returns === 'events') continue;
    const paths = endpoint.params ? ids.map((id) => endpoint.path.replace(/\{\w+\}/, id)) : [endpoint.path];
    for (const path of paths) {
      const response = await person.send('GET', path);
      const type = response.headers.get('content-type') ?? '';
      const text = type === 'application/zip' ? await unpacked(response) : await response.text();
      shown.push({ what: `${name} ${path}`, status: response.status, type, text });
    }
  }
  return shown;
}

async function unpacked(response: Response): Promise<string> {
  const container = await openContainer(new Uint8Array(await response.arrayBuffer()));
  const parts: Buffer[] = [];
  for (const name of container.names) await container.read(name, (chunk) => void parts.push(chunk));
  return Buffer.concat(parts).toString('utf8');
}
