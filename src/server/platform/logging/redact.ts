import type { DescribedError } from '../db/describe-error.ts';

/**
 * A text without secrets: those that are known, what stands behind words like "password", who signs in by an address, and runs of
 * letters and digits as keys are made of; ids of records stay. At most 4,000 characters.
 */
export function hideSecrets(text: string, secrets: readonly string[] = []): string {
  let words = text;
  for (const secret of secrets) if (secret.length >= 4) words = words.replaceAll(secret, '[secret]');
  return hide(words.slice(0, 4000), shapesOfSecrets);
}

/** An error in words, and what caused it, without secrets. */
export function wordsWithoutSecrets(error: DescribedError, secrets: readonly string[] = []): DescribedError {
  const { cause } = error;
  return {
    ...error,
    message: hideSecrets(error.message, secrets),
    ...(isDescribedError(cause) ? { cause: wordsWithoutSecrets(cause, secrets) } : {}),
  };
}

/** Whether something is an error in words: the cause of one is, where it has one. */
export function isDescribedError(cause: unknown): cause is DescribedError {
  return (
    typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string'
  );
}

/**
 * The words of an error without what somebody may have typed or kept: secrets, mail and web addresses, long runs of digits and
 * signs, and what stands in quotes, unless a word before says that it names a part of the program. At most 500 characters.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const words = hide(hideSecrets(text, secrets), shapesOfPeople);
  return words.length > 500 ? `${words.slice(0, 499)}…` : words;
}

type Shape = [RegExp, (found: string, before?: string) => string];

function hide(text: string, shapes: Shape[]): string {
  return shapes.reduce(
    (words, [pattern, put]) =>
      words.replace(pattern, (found: string, before?: unknown) =>
        put(found, typeof before === 'string' ? before : undefined),
      ),
    text,
  );
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const isUuid = new RegExp(`^${uuid}$`, 'i');
/** Ids of records tell nobody anything. */
const unlessUuid = (found: string) => (isUuid.test(found) ? found : '[hidden]');

const shapesOfSecrets: Shape[] = [
  [/(\/\/)[^\s/@"'<>]+@/g, (_found, before = '') => `${before}[secret]@`],
  [
    /\b((?:bearer|basic)\s+|(?:password|passwd|pwd|secret|token|key|cookie)(?:\s*[=:]\s*|\s+is\s+))\S+/gi,
    (_found, before = '') => `${before}[secret]`,
  ],
  [/\b(?:sk-|whsec_)\S+/g, () => '[hidden]'],
  [
    new RegExp(
      `${uuid}|\\b(?:(?=[\\w+=-]*\\d)(?=[\\w+=-]*[a-z])[\\w+=-]{16,}|[a-z0-9+=]{32,}|[\\w+=-]{40,})`,
      'gi',
    ),
    unlessUuid,
  ],
];

const names =
  'reading|setting|property|properties|column|table|relation|constraint|index|function|module|package|operator|type|schema|code';

const shapesOfPeople: Shape[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, () => '[address]'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, () => '[email]'],
  [
    new RegExp(`(\\b(?:${names})\\s+)?(?:"[^"]*"|'[^']*'|\`[^\`]*\`|“[^”]*”)`, 'gi'),
    (found, before) =>
      before && /^.[\w.$/@-]{1,80}.$/.test(found.slice(before.length)) ? found : `${before ?? ''}"…"`,
  ],
  // What is that long, with slashes too, may be a key or a telephone number.
  [new RegExp(`${uuid}|\\b(?=[\\w+/=-]*\\d)[\\w+/=-]{16,}|\\+?\\d[\\d ()-]{6,}\\d`, 'gi'), unlessUuid],
];
