import { Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import type { Language } from '../../../../messages/languages.ts';
import { type Design, plainDesign } from '../../../../engine/sheet/sheet-document.ts';
import { isLeftward } from '../../../../engine/sheet/layout.ts';
import { papers, templates } from '../../../../engine/sheet/templates.ts';
import { type Block, blocksOf, titleOf } from './resume-blocks.ts';

/** A resume as a Word document with headings in a language: real headings, a real list, the title and the language set. */
export async function toDocx(
  content: ResumeContent,
  language: Language,
  design: Design = plainDesign,
): Promise<Uint8Array> {
  const { family, heading } = templates[design.template];
  const look = { color: heading.color.slice(1), leftward: isLeftward(content) };
  const paper = papers[design.paper];
  const font = family === 'serif' ? 'Georgia' : 'Arial';
  const size = Math.round((21 * design.scale) / 100);
  const document = new Document({
    title: titleOf(content, language),
    creator: content.name,
    styles: { default: { document: { run: { font, size, language: { value: language } } } } },
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
        properties: {
          page: {
            size: { width: Math.round(paper.width * 20), height: Math.round(paper.height * 20) },
            margin: { top: 1000, bottom: 1000, left: 1100, right: 1100 },
          },
        },
        children: blocksOf(content, language, design).flatMap((block) => paragraphs(block, look)),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

type Look = { color: string; leftward: boolean };

function paragraphs(block: Block, { color, leftward }: Look): Paragraph[] {
  const flow = { bidirectional: leftward };
  if (block.kind === 'bullets') {
    return block.items.map(
      (text) =>
        new Paragraph({
          children: [new TextRun({ text, rightToLeft: leftward })],
          numbering: { reference: 'claims', level: 0 },
          spacing: { after: 40 },
          ...flow,
        }),
    );
  }
  const { text } = block;
  const run = (options: { bold?: boolean; size?: number; color?: string }) => [
    new TextRun({ text, rightToLeft: leftward, ...options }),
  ];
  if (block.kind === 'name')
    return [new Paragraph({ heading: HeadingLevel.TITLE, children: run({ bold: true, size: 40 }), ...flow })];
  if (block.kind === 'heading') {
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        spacing: { before: 280, after: 100 },
        children: run({ bold: true, size: 26, color }),
        ...flow,
      }),
    ];
  }
  if (block.kind === 'entry')
    return [new Paragraph({ spacing: { before: 160 }, children: run({ bold: true }), ...flow })];
  return [new Paragraph({ children: run({}), ...flow })];
}
