import { DocumentError } from '../document-outcome.ts';
import { readXml } from '../xml.ts';

/** An element by its name without prefix, its attributes, its own text and its children. */
export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
};

const mostNodes = 50_000;

/** The tree of an XML file. Document types, and with them all entities of one's own, are refused; so is a tree too large for a CV. */
export async function readXmlTree(bytes: Uint8Array): Promise<XmlNode> {
  const top: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const path = [top];
  let count = 0;
  const here = () => path.at(-1) ?? top;
  const source = {
    read: (_name: string, onChunk: (chunk: Buffer) => void) => Promise.resolve(onChunk(Buffer.from(bytes))),
  };
  await readXml(source, '', {
    open: (name, attributes) => {
      count += 1;
      if (count > mostNodes) throw new DocumentError('too_complex');
      const node = { name: localName(name), attributes, text: '', children: [] };
      here().children.push(node);
      path.push(node);
    },
    close: () => path.pop(),
    text: (text) => (here().text += text),
  });
  const [root] = top.children;
  if (!root) throw new DocumentError('broken');
  return root;
}

/** All elements of a name anywhere below a node, in the order of the file. */
export function all(node: XmlNode | undefined, name: string): XmlNode[] {
  return (node?.children ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ]);
}

/** The first element of a path of names, each anywhere below the one before. */
export function first(node: XmlNode | undefined, ...names: string[]): XmlNode | undefined {
  return names.reduce<XmlNode | undefined>((found, name) => all(found, name)[0], node);
}

/** The text of the first element of a path; '' where there is none. */
export function textAt(node: XmlNode | undefined, ...names: string[]): string {
  return first(node, ...names)?.text.trim() ?? '';
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
