import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { BoardError } from './board-error.ts';

/** An element of a document by the names of its children, in small letters and without prefixes: the text of each, the first of a name. */
export type XmlEntry = Map<string, string>;

/** What a feed or a sitemap holds: the name of its root, the text of what stands beside its entries, and the entries. */
export type XmlDocument = { root: string; head: XmlEntry; entries: XmlEntry[]; cut: boolean };

const deepest = 60;
const stepCharacters = 64 * 1024;

/**
 * Reads a document as a list of entries: the elements of these names. Document types are refused, so that nothing unfolds; other
 * work gets its turn between steps. A document that ends early is unreadable, as half of a list looks like a list.
 */
export async function readEntries(
  text: string,
  names: ReadonlySet<string>,
  mostEntries: number,
): Promise<XmlDocument> {
  const found: XmlDocument = { root: '', head: new Map(), entries: [], cut: false };
  const reader = entryReader(found, names, mostEntries);
  try {
    for (let at = 0; at < text.length; at += stepCharacters) {
      reader.write(text.slice(at, at + stepCharacters));
      await nextTurn();
    }
    reader.close();
  } catch (error) {
    throw new BoardError('unreadable', { cause: error });
  }
  return found;
}

function entryReader(found: XmlDocument, names: ReadonlySet<string>, mostEntries: number): SaxesParser {
  const parser = new SaxesParser({ fragment: false });
  const path: string[] = [];
  let entry: XmlEntry | null = null;
  let entryDepth = 0;
  let words = '';
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    if (path.length === 0) found.root = name;
    path.push(name);
    if (path.length > deepest) throw new Error('too deep');
    words = '';
    if (entry === null && names.has(name)) {
      entry = new Map();
      entryDepth = path.length;
    } else if (name === 'link') {
      const { href, rel = 'alternate' } = tag.attributes;
      if (typeof href === 'string' && rel === 'alternate') keep(entry ?? found.head, 'link', href);
    }
  });
  const addWords = (said: string) => {
    words += said;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    if (entry !== null && path.length < entryDepth) {
      if (found.entries.length < mostEntries) found.entries.push(entry);
      else found.cut = true;
      entry = null;
    } else if (entry !== null && path.length === entryDepth) keep(entry, name, words);
    else if (entry === null && path.length <= 2) keep(found.head, name, words);
    words = '';
  });
  return parser;
}

function keep(into: XmlEntry, name: string, said: string): void {
  const words = said.trim();
  if (words !== '' && !into.has(name)) into.set(name, words);
}

function local(name: string): string {
  return name.replace(/^.*:/, '').toLowerCase();
}
