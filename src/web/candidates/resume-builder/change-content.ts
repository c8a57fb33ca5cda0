import type { BuilderContent } from '../../../api/candidates/resume-builder.ts';

/** A resume with one line of work reworded, wherever it stands. */
export function withLine(content: BuilderContent, line: string, text: string): BuilderContent {
  return inLines(content, (one) => (one.trim() === line.trim() ? text : one));
}

/** A resume with a word exchanged for another, in its skills and lines. */
export function withWord(content: BuilderContent, word: string, other: string): BuilderContent {
  const exchange = (text: string) => {
    const at = text.indexOf(word);
    if (at === -1) return text;
    const isInWord =
      /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(text[at + word.length] ?? ' ');
    return isInWord ? text : text.slice(0, at) + other + text.slice(at + word.length);
  };
  const changed = inLines(content, exchange);
  return { ...changed, skills: [...new Set(changed.skills.map(exchange))] };
}

function inLines(content: BuilderContent, change: (line: string) => string): BuilderContent {
  return {
    ...content,
    experience: content.experience.map((one) => ({
      ...one,
      description: one.description.split('\n').map(change).join('\n'),
    })),
  };
}
