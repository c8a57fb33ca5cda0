import { checkBullet } from '../../../engine/bullets/check-rewrite.ts';
import type { Claim } from '../../../engine/bullets/claims.ts';
import type { Suggestion } from '../../../engine/bullets/suggest.ts';
import { linesOf } from '../../../engine/sheet/sheet-document.ts';
import { languages } from '../../../messages/languages.ts';
import { message } from '../../../messages/message.ts';
import { wordsOf } from '../../../messages/render.ts';
import { words } from '../../platform/http/reader.ts';

const MOST_LINES = 4;
type Frame = { job: { title: string; employer_name: string } | null; name: string };

/** A cover letter of somebody's own lines, those first that serve the job; around them only who writes for what. */
export function draftLetter(
  { job, name }: Frame,
  chosen: readonly Suggestion[],
  claims: readonly Claim[],
): string {
  const better = new Map(chosen.map((one) => [one.claim.id, one.text]));
  const order = [...chosen.map(({ claim }) => claim), ...claims.filter(({ id }) => !better.has(id))];
  const lines = order.slice(0, MOST_LINES).map((claim) => `- ${better.get(claim.id) ?? claim.text}`);
  const at = order[0]?.position;
  const of = { title: job?.title ?? '', employer: job?.employer_name ?? '' };
  const where =
    at && at.title !== '' && at.company !== ''
      ? message('resumeBuilder.letterWork', { title: at.title, company: at.company })
      : null;
  return [
    words(message('resumeBuilder.letterGreeting', of)),
    '',
    words(message('resumeBuilder.letterOpening', of)),
    ...(where && lines.length > 0 ? [words(where)] : []),
    '',
    ...(lines.length > 0 ? [words('resumeBuilder.letterLines'), ...lines, ''] : []),
    words('resumeBuilder.letterClosing'),
    '',
    words('resumeBuilder.letterRegards'),
    name,
  ].join('\n');
}

type Sentence = { text: string; basis: 'line' | 'frame' | 'own'; line: string | null };

/** What each sentence of a letter rests on: a line of the resume that says the same, the words around them, or nothing but the writer's word. */
export function checkLetter(letter: string, { job, name }: Frame, claims: readonly Claim[]): Sentence[] {
  const frame = new Set([name, ...frameSentences({ job, name }, claims)].map(folded));
  return linesOf(letter)
    .flatMap((line) => line.replace(/^[-–•]\s*/, '').split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    .filter((text) => text.trim() !== '')
    .map((text) => {
      if (frame.has(folded(text))) return { text, basis: 'frame', line: null };
      const line = claims.find((claim) => sharesWords(claim.text, text) && isHonest(claim.text, text));
      return line ? { text, basis: 'line', line: line.text } : { text, basis: 'own', line: null };
    });
}

function frameSentences({ job }: Frame, claims: readonly Claim[]): string[] {
  const of = { title: job?.title ?? '', employer: job?.employer_name ?? '' };
  const works = claims.map(({ position: { title, company } }) =>
    message('resumeBuilder.letterWork', { title, company }),
  );
  const sentences = [
    message('resumeBuilder.letterGreeting', of),
    message('resumeBuilder.letterOpening', of),
    'resumeBuilder.letterLines' as const,
    'resumeBuilder.letterClosing' as const,
    'resumeBuilder.letterRegards' as const,
    ...works,
  ];
  return languages.flatMap((locale) => sentences.map((one) => wordsOf(one, { locale, timeZone: null })));
}

function isHonest(line: string, text: string): boolean {
  return folded(line) === folded(text) || checkBullet(line, text.replace(/\.$/, '')).honest;
}

function sharesWords(one: string, other: string): boolean {
  const words = new Set(
    folded(one)
      .split(' ')
      .filter((word) => word.length > 3),
  );
  return folded(other)
    .split(' ')
    .some((word) => words.has(word));
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
