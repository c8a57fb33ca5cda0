import { readFile } from 'node:fs/promises';
import { vocabulary } from '../../src/engine/skills/vocabulary.ts';
import { matchSkills } from '../../src/engine/skills/match.ts';
import { print } from './print-figure.ts';

type Span = { start: number; end: number };
type Sentence = { text: string; spans: Span[] };

/**
 * Looks for skills in the sentences of a file and prints how well the places found agree with the places that people marked as
 * knowledge: exactly, and with any word in common. The file has one JSON object a line: `tokens`, and `tags_knowledge` with B, I
 * or O for each token (SkillSpan's format). Soft skills, which are no knowledge there, are left out.
 */
export async function benchSkills(file: string): Promise<void> {
  const sentences = toSentences(await readFile(file, 'utf8'));
  const strict = { right: 0, found: 0, marked: 0, covered: 0 };
  const overlap = { right: 0, found: 0, marked: 0, covered: 0 };
  const started = performance.now();
  for (const { text, spans } of sentences) {
    const hits = matchSkills(text).filter((hit) => vocabulary().concepts.get(hit.id)?.kind !== 'soft');
    count(strict, hits, spans, (one, other) => one.start === other.start && one.end === other.end);
    count(overlap, hits, spans, (one, other) => one.start < other.end && other.start < one.end);
  }
  const ms = performance.now() - started;
  const how = `${sentences.length} sentences of ${file}, ${strict.marked} spans`;
  for (const [name, counts] of Object.entries({ strict, overlap })) {
    const precision = counts.right / Math.max(1, counts.found);
    const recall = counts.covered / Math.max(1, counts.marked);
    const f1 = (2 * precision * recall) / Math.max(Number.MIN_VALUE, precision + recall);
    for (const [part, value] of Object.entries({ precision, recall, f1 }))
      print({ figure: `skills.${name}.${part}`, value, unit: 'share', how });
  }
  print({ figure: 'skills.ms', value: ms / Math.max(1, sentences.length), unit: 'ms a sentence', how });
}

type Counts = { right: number; found: number; marked: number; covered: number };

function count(
  counts: Counts,
  hits: Span[],
  spans: Span[],
  agree: (one: Span, other: Span) => boolean,
): void {
  counts.found += hits.length;
  counts.marked += spans.length;
  counts.right += hits.filter((hit) => spans.some((span) => agree(hit, span))).length;
  counts.covered += spans.filter((span) => hits.some((hit) => agree(hit, span))).length;
}

function toSentences(source: string): Sentence[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, at) => {
    const { tokens, tags_knowledge: tags } = JSON.parse(line) as {
      tokens?: unknown;
      tags_knowledge?: unknown;
    };
    if (!Array.isArray(tokens) || !Array.isArray(tags) || tags.length !== tokens.length)
      throw new Error(`Line ${at + 1} has no "tokens" with as many "tags_knowledge".`);
    return toSentence(tokens.map(String), tags.map(String));
  });
}

function toSentence(tokens: string[], tags: string[]): Sentence {
  const spans: Span[] = [];
  let text = '';
  let open: Span | null = null;
  for (const [at, token] of tokens.entries()) {
    const start = text === '' ? 0 : text.length + 1;
    text += text === '' ? token : ` ${token}`;
    if (tags[at] === 'B') {
      open = { start, end: text.length };
      spans.push(open);
    } else if (tags[at] === 'I' && open) open.end = text.length;
    else open = null;
  }
  return { text, spans };
}
