import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { throttledCheck } from '../throttled-check.ts';
import { type FileStore, StoreUnavailable } from './file-store.ts';
import { openIncoming } from './incoming.ts';
import { waitWithin } from '../request-deadline.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

/** An S3 bucket: its server's address, which is followed by the bucket's name, and the keys to it. */
export type BucketSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** What the bucket holds besides stays out of sight. */
const prefix = 'tenon/';
/** How long an answer may take, and all of it with what is sent; files of more than some megabytes take their time. */
const answerMs = 8000;
const patience = minuteMs;
const largeBytes = 6 * 1024 * 1024;
const shortMs = 2000;

/**
 * A file store in an S3 bucket, for programs on several machines. Uploads wait in a folder of this machine until they are
 * kept, and are sent with their SHA-256, which the server compares. Server errors are tried again a few times.
 */
export async function openBucket(settings: BucketSettings, incomingFolder: string): Promise<FileStore> {
  const incoming = await openIncoming(incomingFolder);
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 4 });
  const bucket = `${settings.endpoint}/${settings.bucket}`;
  const ask = async (address: string, init: RequestInit = {}) => {
    const isLarge = init.body instanceof Blob && init.body.size > largeBytes;
    return waitWithin(isLarge ? patience : answerMs, (ms) => {
      // The signal ends the request. The wait ends by its own timer: a `Request` that was garbage-collected does not pass the signal on.
      const late = new AbortController();
      const tooLate = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.abort();
        tooLate.reject(new Error('The bucket does not answer.'));
      }, ms);
      const answer = client.fetch(address, { ...init, signal: late.signal });
      return orUnavailable(Promise.race([answer, tooLate.promise])).finally(() => clearTimeout(timer));
    });
  };
  const askFor = async (key: string, init: RequestInit = {}) => {
    if (!isKey(key)) throw new Error(`Not a file key: ${key}`);
    const answer = await ask(`${bucket}/${prefix}${key}`, init);
    if (answer.ok) return answer;
    await refuseUnless404(answer, `${init.method ?? 'GET'} ${key}`);
    return null;
  };
  return {
    take: (stream, limit) =>
      incoming.take(stream, limit, async (temporary, key, { sha256 }) => {
        const sent = await askFor(key, {
          method: 'PUT',
          headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256 },
          body: await openAsBlob(temporary),
        });
        if (!sent) throw new Error(`There is no bucket ${settings.bucket} at ${settings.endpoint}.`);
        await sent.body?.cancel();
        await rm(temporary, { force: true });
      }),
    read: async (key) => {
      const answer = await askFor(key);
      return answer && waitWithin(patience, (ms) => bytesOf(answer, ms));
    },
    has: async (key) => (await askFor(key, { method: 'HEAD' })) !== null,
    remove: async (key) => {
      const answer = await askFor(key, { method: 'DELETE' });
      await answer?.body?.cancel();
    },
    list: () => list(bucket, ask),
    answers: throttledCheck(shortMs, async () => {
      // Once, where `client.fetch` tries again and again.
      const request = await client.sign(`${bucket}/${prefix}health/none`);
      const answer = await fetch(request, { signal: AbortSignal.timeout(shortMs) });
      if (!answer.ok) await refuseUnless404(answer, 'GET health/none');
      else await answer.body?.cancel();
    }),
    dropLeftovers: (before) => incoming.dropLeftovers(before),
  };
}

/** The whole body, of which all has to come in time. */
async function bytesOf(answer: Response, withinMs: number): Promise<Uint8Array<ArrayBuffer>> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The rest of a file did not come.')), withinMs);
  return orUnavailable(
    Promise.race([answer.arrayBuffer(), late.promise]).then((all) => new Uint8Array(all)),
  ).finally(() => clearTimeout(timer));
}

/** The result of it; a line that was cut or took too long is the bucket's, and may be better soon. */
async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new StoreUnavailable('The bucket did not answer.', { cause: error });
  }
}

/** `{owner}/{name}`, of signs that mean the same in a path, in an address and in XML. */
function isKey(key: string): boolean {
  return /^[\w-]+\/[\w-][\w.-]*$/.test(key);
}

/** Pages through the bucket by ListObjectsV2. */
async function* list(
  bucket: string,
  ask: (address: string) => Promise<Response>,
): AsyncIterable<{ key: string; storedAt: Date }> {
  const { load } = await import('cheerio/slim');
  let token = '';
  do {
    const from = token && `&continuation-token=${encodeURIComponent(token)}`;
    const answer = await ask(`${bucket}?list-type=2&prefix=${encodeURIComponent(prefix)}${from}`);
    if (!answer.ok) throw new StoreUnavailable(`The bucket could not be listed: ${await wordsOf(answer)}`);

    const page = load(new TextDecoder().decode(await bytesOf(answer, patience)), { xml: true });
    for (const entry of page('ListBucketResult > Contents')) {
      const key = page('Key', entry).text().slice(prefix.length);
      // What others put there is not ours to read or remove.
      if (isKey(key)) yield { key, storedAt: new Date(page('LastModified', entry).text()) };
    }
    token = page('ListBucketResult > NextContinuationToken').text();
  } while (token !== '');
}

/** A bucket that is not there answers 404 as well, but names itself. */
async function refuseUnless404(answer: Response, what: string): Promise<void> {
  const words = await wordsOf(answer);
  if (answer.status !== 404 || words.includes('NoSuchBucket')) {
    throw new StoreUnavailable(`The bucket refused ${what}: ${words}`);
  }
}

async function wordsOf(answer: Response): Promise<string> {
  const code = /<Code>(\w{1,60})<\/Code>/.exec((await answer.text()).slice(0, 2000))?.[1];
  return `${answer.status}${code ? ` ${code}` : ''}`;
}
