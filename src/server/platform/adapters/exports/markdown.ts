import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import type { Language } from '../../../../messages/languages.ts';
import type { Design } from '../../../../engine/sheet/sheet-document.ts';
import { blocksOf } from './resume-blocks.ts';

/** A resume as Markdown with headings in a language; signs that Markdown would read are escaped. */
export function toMarkdown(content: ResumeContent, language: Language, design?: Design): string {
  const parts = blocksOf(content, language, design).map((block) => {
    if (block.kind === 'bullets') return block.items.map((item) => `- ${escaped(item)}`).join('\n');
    if (block.kind === 'name') return `# ${escaped(block.text)}`;
    if (block.kind === 'heading') return `## ${escaped(block.text)}`;
    return block.kind === 'entry' ? `### ${escaped(block.text)}` : escaped(block.text);
  });
  return `${parts.join('\n\n')}\n`;
}

/** A resume as plain text with headings in a language: a line for each thing, an empty line before what is new. */
export function toText(content: ResumeContent, language: Language, design?: Design): string {
  const lines = blocksOf(content, language, design).flatMap((block, at) => {
    if (block.kind === 'bullets') return block.items.map((item) => `- ${item}`);
    const apart = at > 0 && (block.kind === 'heading' || block.kind === 'entry');
    return apart ? ['', block.text] : [block.text];
  });
  return `${lines.join('\n')}\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*[\]<>]/g, (sign) => `\\${sign}`)
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, String.raw`$1\$2`);
}
