import { SaxesParser } from 'saxes';
import { DocumentError } from './document-outcome.ts';
import type { Container } from './zip.ts';

/** Attributes of an element by their names as written, prefix included. */
export type Attributes = Record<string, string>;

/** What a reader of XML is told. `stop` ends the reading where it stands. */
export type XmlHandler = {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text?: (text: string) => void;
  stop?: () => boolean;
};

/** Runs a handler over an XML source. */
export type XmlSource = (handler: XmlHandler) => Promise<void>;

const DEEPEST = 400;

/** Streams one entry of a container through a handler. Document type declarations and deep nesting are refused. */
export async function readXml(
  container: Pick<Container, 'read'>,
  entry: string,
  handler: XmlHandler,
): Promise<void> {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8');
  let depth = 0;
  parser.on('doctype', () => {
    throw new DocumentError('too_complex');
  });
  parser.on('error', () => {
    throw new DocumentError('broken');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > DEEPEST) throw new DocumentError('too_complex');
    handler.open(tag.name, tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close(tag.name);
  });
  parser.on('text', (text) => handler.text?.(text));
  parser.on('cdata', (text) => handler.text?.(text));
  await container.read(entry, (chunk) => {
    if (!handler.stop?.()) parser.write(decoder.decode(chunk, { stream: true }));
  });
  if (!handler.stop?.()) parser.close();
}
