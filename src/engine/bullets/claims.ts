import { withoutMarks } from './tokens.ts';

/** One thing a person says they did: its words as they stand, and the position and line it stands in. */
export type Claim = {
  id: string;
  text: string;
  position: Held;
};

/** A position; `ongoing` is null where it is not known whether it is still held. */
type Held = { title: string; company: string; ongoing: boolean | null };

/** A position with the text a person wrote about it. */
export type ClaimSource = Held & { description: string };

/**
 * The single claims of positions: a line of a list, or a sentence of prose; lines that wrap are joined. Ids are
 * `position/claim` by place. Headings, fragments of one or two words and very long texts are no claims.
 */
export function claimsOf(sources: readonly ClaimSource[]): Claim[] {
  return sources.flatMap(({ description, ...position }, at) =>
    splitClaims(description)
      .map((text, index): Claim => ({ id: `${at}/${index}`, text, position }))
      .filter(({ text }) => text.split(' ').length >= 3 && text.length <= LONGEST_CLAIM),
  );
}

/** The lines and sentences of a description, marks and outer white space taken off. */
export function splitClaims(description: string): string[] {
  const joined: string[] = [];
  for (const line of description.split('\n').map((one) => one.trim())) {
    const last = joined.at(-1);
    const goesOn = last !== undefined && last !== '' && /^[\p{Ll}(]/u.test(line) && !/[.:;!?]$/.test(last);
    if (goesOn) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined
    .flatMap((line) => line.split(/(?<=[^\s.]{3}[.!?])\s+(?=\p{Lu})/u))
    .map(withoutMarks)
    .filter((text) => text !== '');
}

const LONGEST_CLAIM = 400;
