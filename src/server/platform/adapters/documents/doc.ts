import WordExtractor from 'word-extractor';
import type { ExtractedDocument } from '../../../../engine/resume/document.ts';
import { DocumentError, MAX_CHARACTERS } from './document-outcome.ts';
import { toBlocks } from './text.ts';

/** Reads the text of a Word 97-2003 document. Throws `DocumentError` when it is damaged or protected. */
export async function extractDoc(bytes: Uint8Array): Promise<ExtractedDocument> {
  const document = await open(bytes);
  const text = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getBody(),
  ]
    .map((part) => part.replaceAll('\0', '').toWellFormed())
    .filter((part) => part.trim())
    .join('\n\n');
  return {
    kind: 'doc',
    blocks: toBlocks(text.slice(0, MAX_CHARACTERS)),
    hidden: [],
    cut: text.length > MAX_CHARACTERS,
  };
}

async function open(bytes: Uint8Array): Promise<WordExtractor.Document> {
  try {
    return await new WordExtractor().extract(Buffer.from(bytes));
  } catch (error) {
    throw new DocumentError(/encrypt|password/i.test(String(error)) ? 'encrypted' : 'broken');
  }
}
