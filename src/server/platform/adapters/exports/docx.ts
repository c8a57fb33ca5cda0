import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import type { Language } from '../../../../messages/languages.ts';
import { type Block, blocksOf, titleOf } from './resume-blocks.ts';

/** A resume as a Word document with headings in a language: real headings, a real list, the title and the language set. */
export async function toDocx(content: ResumeContent, language: Language): Promise<Uint8Array> {
  const document = new Document({
    title: titleOf(content, language),
    creator: content.name,
    styles: { default: { document: { run: { font: 'Arial', size: 21, language: { value: language } } } } },
    numbering: {
      config: [
        {
          reference: 'claims',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 } } },
        children: blocksOf(content, language).flatMap(paragraphs),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function paragraphs(block: Block): Paragraph[] {
  if (block.kind === 'bullets') {
    return block.items.map(
      (text) => new Paragraph({ text, numbering: { reference: 'claims', level: 0 }, spacing: { after: 40 } }),
    );
  }
  const { text } = block;
  const run = (options: { bold?: boolean; size?: number }) => [new TextRun({ text, ...options })];
  if (block.kind === 'name')
    return [new Paragraph({ heading: HeadingLevel.TITLE, children: run({ bold: true, size: 40 }) })];
  if (block.kind === 'heading') {
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        spacing: { before: 280, after: 100 },
        children: run({ bold: true, size: 26 }),
      }),
    ];
  }
  if (block.kind === 'entry')
    return [new Paragraph({ spacing: { before: 160 }, children: run({ bold: true }) })];
  return [new Paragraph({ children: run({}) })];
}
