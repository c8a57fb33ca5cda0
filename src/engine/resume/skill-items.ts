import { findDates } from './dates.ts';
import { isLevel, withoutLevel } from './skill-levels.ts';

/** "(a) ", "3. " before an item of a list. */
const ENUMERATED = /^(?:\((?:\p{L}|\d{1,2}|[ivx]{1,4})\)|\d{1,2}[.)])\s+(?=\p{L})/u;

/** The skills of a text: what stands between signs of a list, without bullets, numbers and how well each is known. */
export function splitItems(text: string, dense: boolean, sign: string | null = spacedSign(text)): string[] {
  return text
    .split('\t')
    .flatMap(inShortSentences)
    .flatMap((cell) =>
      splitOutside(unlabelled(cell), dense, sign).flatMap((item) => {
        const bare = withoutLevel(
          item
            .replace(/[\s●○•★☆■□▪▫◆◇]{2,}$/u, '')
            .replace(/^[\s•·●▪■◦‣∙*–—-]+|[\s•·●–—]+$/g, '')
            .replace(ENUMERATED, '')
            .replace(
              /\s*[([](?:expert|advanced|intermediate|beginner|basic|proficient|fluent|\d+\+? ?(?:years?|yrs?)[^)]*)[)\]]$/i,
              '',
            )
            .replace(/(?<!\b(?:Inc|etc|Jr|\.[A-Z]))\.$/, '')
            .trim(),
        );
        if (isLevel(bare)) return [];
        const words = bare.split(' ').length;
        return bare.length > 1 && words <= 9 && bare.length <= 80 && /\p{L}/u.test(bare) && !isDate(bare)
          ? [bare]
          : /^[A-Z]$/.test(bare)
            ? [bare]
            : [];
      }),
    );
}

function isDate(text: string): boolean {
  return findDates(text).some((date) => date.raw.length > text.length - 3);
}

function unlabelled(text: string): string {
  return text.replace(/^(?:[^:,;()]{2,45}:\s+|【[^【】]{1,20}】\s*)(?=\S)/u, '');
}

/** Splits at list signs that stand outside brackets. */
function splitOutside(text: string, dense: boolean, own: string | null): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const [i, sign] of Array.from(text).entries()) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth = Math.max(0, depth - 1);
    const dash = dense && '–—'.includes(sign) && text[i - 1] === ' ' && text[i + 1] === ' ';
    const spaced = sign === own && text[i - 1] === ' ' && (text[i + 1] ?? ' ') === ' ';
    if (depth === 0 && (',;，；、|•·●▪■◦‣∙⋅◆◇'.includes(sign) || dash || spaced)) {
      items.push(item);
      item = '';
    } else item += sign;
  }
  return [...items, item];
}

/** The sign that stands between spaces at least twice in a list that no other sign parts; one slash alone joins two names of one thing. */
export function spacedSign(text: string): string | null {
  if (/[,;，；、|•·]/u.test(text)) return null;
  if (/ ~(?: |$)/.test(text)) return '~';
  return ['/', '*', '+', '~'].find((sign) => text.split(` ${sign} `).length > 2) ?? null;
}

/** Skills that are parted by stops: "Lofting. Epoxy work. Marine joinery." */
function inShortSentences(text: string): string[] {
  const sentences = text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u);
  return sentences.length > 2 && sentences.every((one) => one.split(' ').length <= 4) ? sentences : [text];
}
