// Makes the documents of the API in a thread of its own, where most of a second holds nobody up, and hands them over encoded.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describeApi } from './api-document.ts';
import type { Docs, EncodedDocument } from './docs.ts';
import { plainPage } from './plain-page.ts';

function encoded(text: string): EncodedDocument {
  const bytes = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    plain: new Uint8Array(bytes),
    gzip: new Uint8Array(gzipSync(bytes)),
    br: new Uint8Array(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  };
}

const { json, html } = describeApi();
parentPort?.postMessage({
  json: encoded(json),
  html: encoded(plainPage('Tenon API', html)),
} satisfies Docs);
