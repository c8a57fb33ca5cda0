import type { Endpoint } from '../../../api/platform/endpoint.ts';
import type { api } from '../../../api/index.ts';
import { bodies } from '../request-bodies.ts';
import type { World } from '../world.ts';
import type { Caller } from './actors.ts';

/** The name of an endpoint. */
export type Name = keyof typeof api;

/** How a call was answered: the code is that of a problem, null for a good answer. */
export type Attempt = { status: number; code: string | null; text: string };

/** What these endpoints need in their query to get past their schema. */
const queries: Partial<Record<Name, string>> = {
  uploadResume: '?file_name=cv.txt',
  addImportFile: '?file_name=cv.txt',
  uploadRecordFile: '?file_name=people.csv',
  addRecordResume: '?file_name=cv.txt',
  startGuestApplication: '?file_name=cv.txt',
  sendReferredResume: '?file_name=cv.txt',
  attachOfferFile: '?file_name=offer.pdf&version=1',
  removeOfferFile: '?version=1',
  exportProfile: '?format=json',
  listFreeTimes: '?people=01a21da9-b62c-7141-a75d-0abcf7ab0d3f&minutes=30&time_zone=UTC',
};

/** What a call is about: the id of a record or its whole signed address, and what the test sets of the rest. */
export type Call = { record: string; query?: string; body?: unknown };

class TakenBack extends Error {}

/**
 * Calls an endpoint about a record as somebody, and takes back whatever it changed: the whole request runs in a transaction that
 * is rolled back, so that everybody finds the same records. Cookies that it sets are forgotten.
 */
export async function attempt(
  world: World,
  { person, token }: Pick<Caller, 'person' | 'token'>,
  name: Name,
  endpoint: Endpoint,
  { record, query = queries[name] ?? '', body = bodies[name] ?? {} }: Call,
): Promise<Attempt> {
  let made: Attempt | undefined;
  const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  // A record whose address is signed brings its whole address along.
  const path = record.startsWith('/') ? record : endpoint.path.replace(/\{\w+\}/, record);
  const request = {
    method: endpoint.method,
    headers: {
      origin: 'http://localhost:3000',
      'content-type': endpoint.body === 'file' ? 'text/plain' : 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : { cookie }),
    },
    body: sentBody(endpoint, body),
  };
  const work = async () => {
    const url = `http://localhost:3000${path}${query}`;
    made = await readAttempt(await world.app.request(url, request));
    throw new TakenBack();
  };
  await world.services.database.transact(work).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (!made) throw new Error('There was no answer.');
  return made;
}

function sentBody(endpoint: Endpoint, body: unknown): string | null {
  if (endpoint.body === undefined) return null;
  return endpoint.body === 'file' ? 'a line of text\n' : JSON.stringify(body);
}

async function readAttempt(response: Response): Promise<Attempt> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (type === 'text/event-stream') {
    await response.body?.cancel();
    return { status, code: null, text: '' };
  }
  const text = await response.text();
  const code = type.includes('problem') ? (JSON.parse(text) as { code: string }).code : null;
  return { status, code, text };
}
