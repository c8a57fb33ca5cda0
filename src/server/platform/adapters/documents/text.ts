import chardet from 'chardet';
import type { ExtractedDocument, FlowBlock } from '../../../../engine/resume/document.ts';
import { MAX_CHARACTERS } from './document-outcome.ts';
import { wideEncoding } from './sniff.ts';

/** Reads a plain text in whatever encoding it was saved. */
export function extractText(bytes: Uint8Array): ExtractedDocument {
  const text = decodeText(bytes);
  return {
    kind: 'txt',
    blocks: toBlocks(text.slice(0, MAX_CHARACTERS)),
    hidden: [],
    cut: text.length > MAX_CHARACTERS,
  };
}

/** The text of the bytes: by byte order mark, zero bytes, strict UTF-8, and else the likeliest encoding. No NUL, well-formed. */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes)
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .toWellFormed();
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return guess(bytes);
  }
}

function guess(bytes: Uint8Array): string {
  const name = chardet.detect(bytes.subarray(0, 65_536)) ?? 'windows-1252';
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The lines of a text as blocks; an empty line is a gap before the next. */
export function toBlocks(text: string): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  const headed = /^#{1,6}\s+\p{L}/mu.test(text);
  const markdown = headed || (text.match(/^[ \t]*\*\*[^*\n]+\*\*:?[ \t]*$/gmu)?.length ?? 0) > 1;
  let gap = false;
  for (const raw of text.split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/)) {
    const line = raw.replace(/ {4,}/g, '\t').trim();
    const indent = raw.slice(0, raw.search(/\S/)).replaceAll('\t', '    ').length;
    // Rules drawn with signs divide sections as an empty line does.
    if (!line || /^[=\-_*~#.]{3,}$/.test(line)) {
      gap = true;
      continue;
    }
    // Markdown marks a heading by signs before it.
    const marked = /^(#{1,6})\s+(?=\p{L})/u.exec(line);
    const words = marked ? line.slice(marked[0].length) : line;
    blocks.push({
      text: markdown ? withoutEmphasis(words) : words,
      heading: marked?.[1] ? marked[1].length : null,
      list: null,
      bold: markdown && /^\*\*[^*]+\*\*:?$/.test(words),
      size: null,
      color: null,
      gap,
      indent,
      cell: null,
      links: [],
    });
    gap = false;
  }
  return blocks;
}

/** Words without the stars and strokes that Markdown sets them off by. */
function withoutEmphasis(line: string): string {
  return line
    .replace(/(?<![*\w])(\*{1,3})(?=\S)([^*]+)(?<=\S)\1(?![*\w])/gu, '$2')
    .replace(/(?<![_\p{L}\d])(_{1,3})(?=\S)([^_]+)(?<=\S)\1(?![_\p{L}\d])/gu, '$2');
}
