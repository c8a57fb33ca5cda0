import { SaxesParser } from 'saxes';
import { CalendarError } from './calendar-error.ts';

/** An element of a document: its name with the namespace before it, its attributes, what it holds and its words. */
export type DavNode = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: DavNode[];
  text: string;
};

const deepest = 60;
const mostNodes = 300_000;

/** Reads a WebDAV answer. Document types are refused, so that nothing unfolds. */
export function readDav(text: string): DavNode {
  const root: DavNode = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (open.length > deepest || count > mostNodes) throw new Error('too much');
    const attributes = new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value]));
    const node = { name: `${tag.uri}|${tag.local}`, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  const say = (words: string) => {
    const node = open.at(-1);
    if (node) node.text += words;
  };
  parser.on('text', say);
  parser.on('cdata', say);
  parser.on('closetag', () => {
    open.pop();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    throw new CalendarError('unreadable', { cause: error });
  }
  return root;
}

/** What a resource answered: where it is, and its properties that it has. */
export type DavResource = { href: string; properties: ReadonlyMap<string, DavNode> };

/** A name of WebDAV, with its namespace before it. */
export const dav = (name: string) => `DAV:|${name}`;
/** A name of CalDAV, with its namespace before it. */
export const cal = (name: string) => `urn:ietf:params:xml:ns:caldav|${name}`;

/** The resources of a multistatus answer, without those that are gone and without properties that they lack; null where it is none. */
export function resourcesOf(document: DavNode): DavResource[] | null {
  const [root] = document.children;
  if (root?.name !== dav('multistatus')) return null;
  return childrenOf(root, dav('response')).map((response) => ({
    href: childrenOf(response, dav('href'))[0]?.text.trim() ?? '',
    properties: new Map(
      childrenOf(response, dav('propstat'))
        .filter((part) => / 2\d\d( |$)/.test(childrenOf(part, dav('status'))[0]?.text.trim() ?? ' 200'))
        .flatMap((part) => childrenOf(part, dav('prop')))
        .flatMap(({ children }) => children)
        .map((property) => [property.name, property]),
    ),
  }));
}

/** The children of a name. */
export function childrenOf({ children }: DavNode, name: string): DavNode[] {
  return children.filter((child) => child.name === name);
}
