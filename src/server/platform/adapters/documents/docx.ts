import type { ExtractedDocument, FlowBlock } from '../../../../engine/resume/document.ts';
import type { HiddenText } from '../../../../engine/resume/reading.ts';
import { readBody } from './docx-body.ts';
import { readRelations, readStyles, type Styles } from './docx-styles.ts';
import { DocumentError, MAX_CHARACTERS } from './document-outcome.ts';
import { readXml } from './xml.ts';
import { openContainer, type Container } from './zip.ts';

/** Reads a DOCX: body, tables, lists, text boxes, page heads and feet. Nothing outside the file is ever looked at. */
export async function extractDocx(bytes: Uint8Array): Promise<ExtractedDocument> {
  try {
    return await extract(await openContainer(bytes));
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('broken');
  }
}

async function extract(container: Container): Promise<ExtractedDocument> {
  const styles: Styles = container.names.includes('word/styles.xml')
    ? await readStyles((handler) => readXml(container, 'word/styles.xml', handler))
    : { named: new Map(), size: null };
  const parts = [
    ...container.names.filter((name) => /^word\/header\d*\.xml$/.test(name)),
    'word/document.xml',
    ...container.names.filter((name) => /^word\/footer\d*\.xml$/.test(name)),
  ];
  const blocks: FlowBlock[] = [];
  const hidden: HiddenText[] = [];
  let left = MAX_CHARACTERS;
  let cut = false;
  for (const part of parts) {
    const links = await relationsOf(container, part);
    const body = await readBody((handler) => readXml(container, part, handler), styles, links, left);
    left -= body.characters;
    cut ||= body.cut;
    const edge = part !== 'word/document.xml';
    blocks.push(...(edge ? body.blocks.filter((block) => !isRepeated(block, blocks)) : body.blocks));
    hidden.push(...body.hidden);
  }
  return { kind: 'docx', blocks, hidden, cut };
}

function isRepeated(block: FlowBlock, blocks: FlowBlock[]): boolean {
  return (
    blocks.some((other) => other.text === block.text) ||
    /^(?:page\s*)?\d*(?:\s*(?:of|\/)\s*\d*)?$/i.test(block.text)
  );
}

async function relationsOf(container: Container, part: string): Promise<Map<string, string>> {
  const name = part.replace('word/', 'word/_rels/') + '.rels';
  if (!container.names.includes(name)) return new Map();
  return readRelations((handler) => readXml(container, name, handler));
}
