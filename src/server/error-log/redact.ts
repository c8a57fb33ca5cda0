/**
 * The words of an error without what somebody may have typed or kept: known secrets, mail and web addresses, long runs of
 * digits and of signs as keys are made of, and what stands in quotes, unless a word before says that it names a part of the
 * program. At most 500 characters.
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets.filter((secret) => secret.length >= 4);
  let words = text.slice(0, 4000);
  for (const secret of known) words = words.replaceAll(secret, '[secret]');
  for (const [pattern, put] of hidden)
    words = words.replace(pattern, (found: string, before?: unknown) =>
      put(found, typeof before === 'string' ? before : undefined),
    );
  return words.length > 500 ? `${words.slice(0, 499)}…` : words;
}

const names =
  'reading|setting|property|properties|column|table|relation|constraint|index|function|module|package|operator|type|schema|code';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const hidden: [RegExp, (found: string, before?: string) => string][] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, () => '[address]'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, () => '[email]'],
  [
    /\b((?:bearer|basic)\s+|(?:password|passwd|pwd|secret|token|key|cookie)(?:\s*[=:]\s*|\s+is\s+))\S+/gi,
    (_found, before = '') => `${before}[secret]`,
  ],
  [
    new RegExp(`(\\b(?:${names})\\s+)?(?:"[^"]*"|'[^']*'|\`[^\`]*\`|“[^”]*”)`, 'gi'),
    (found, before) =>
      before && /^.[\w.$/@-]{1,80}.$/.test(found.slice(before.length)) ? found : `${before ?? ''}"…"`,
  ],
  // Ids of records tell nobody anything; what else is that long may be a key or a telephone number.
  [
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b(?=[\w+/=-]*\d)[\w+/=-]{16,}|\+?\d[\d ()-]{6,}\d/gi,
    (found) => (uuid.test(found) ? found : '[hidden]'),
  ],
];
