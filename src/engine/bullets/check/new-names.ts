import { isSameName } from '../names.ts';
import { tokensOf } from '../tokens.ts';
import type { Token } from '../tokens.ts';
import { claimWords } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { SMALL_WORDS } from './free-words.ts';

/** The words of names of skills in the wording that are names of a skill of the line: "Kubernetes" beside "k8s". */
export function sameSkills(had: readonly Token[], bullet: string): Set<string> {
  return new Set(
    tokensOf(bullet).flatMap(({ text, skill }) =>
      had.some(
        (own) =>
          (skill !== null && own.skill === skill && isSameName(own.text, text)) ||
          (/\p{Lu}/u.test(own.text) && isSameName(own.text, text)),
      )
        ? claimWords(text).flatMap((word) => (word.text === 'oracle' ? [] : word.text))
        : [],
    ),
  );
}

/** Names, acronyms and tools of a wording that its line does not name. */
export function newNames({ wording, line, matches, known }: Compared): string[] {
  const joined = line.map(({ text }) => text).join('');
  return wording
    .filter((word) => word.name && !/^\d/.test(word.text))
    .filter((word) =>
      SMALL_WORDS.has(word.text)
        ? /^(?:a|us|it)$/.test(word.text) && !line.some((own) => own.name && own.text === word.text)
        : true,
    )
    .filter(
      (word) =>
        !(matches.get(word) ?? []).some(({ how }) => how === 'same' && !SMALL_WORDS.has(word.text)) &&
        !known.has(word.text) &&
        !(word.text.length > 3 && joined.includes(word.text)),
    )
    .map(({ text }) => text);
}
