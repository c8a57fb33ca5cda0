import type { DocumentKind } from './document-outcome.ts';

/**
 * The kind of document that the bytes are, by their content and never by a name; null for everything that is no resume
 * document (programs, web pages, pictures, other archives). Works on a whole file, and on the first bytes of one except for
 * DOCX and DOC, whose directories stand anywhere in the file.
 */
export function sniffDocument(bytes: Uint8Array): DocumentKind | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]))
    return includes(bytes, 'word/document.xml') ? 'docx' : null;
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return compound(bytes);
  if (isPdf(bytes)) return 'pdf';
  return isText(bytes) ? 'txt' : null;
}

/** Whether a compound file holds an encrypted Office document. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) && includes(bytes, wide('EncryptedPackage'));
}

function compound(bytes: Uint8Array): DocumentKind | null {
  if (includes(bytes, wide('EncryptedPackage'))) return 'docx';
  return includes(bytes, wide('WordDocument')) ? 'doc' : null;
}

function wide(text: string): string {
  return text.replace(/./g, '$&\0');
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((value, i) => bytes[i] === value);
}

function includes(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(text, 'latin1'));
}

function isPdf(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  return /^(?:\u00ef\u00bb\u00bf)?[\s\0]{0,32}%PDF-\d/.test(head);
}

const MARKUP =
  /^\s*(?:<(?:!doctype|html|head|body|script|svg|\?xml|\?php|%|iframe|style|meta|!--)|#!\s?\/|\{\\rtf|%!PS|MIME-Version:|MZ)/i;

function isText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  const sample = bytes.subarray(0, 65_536);
  const encoding = wideEncoding(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(sample) : Buffer.from(sample).toString('latin1');
  if (MARKUP.test(text.replace(/^(?:\u00ef\u00bb\u00bf|\uFEFF)/, '').slice(0, 512))) return false;
  let odd = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code === 0) return false;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13 && code !== 27) || code === 127)
      odd += 1;
  }
  return odd <= text.length / 200;
}

/** The UTF-16 form of a text by its byte order mark or by where its zero bytes stand; null for all other texts. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (const [i, value] of sample.entries()) {
    if (value !== 0) continue;
    if (i % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.05 ? 'utf-16be' : null;
}
