/** The number that words in a row spell ("forty-six", "a dozen"), and how many of the words it takes; null where none begins here. */
export function numeralAt(words: readonly string[], at: number): { value: number; length: number } | null {
  const first = words[at] ?? '';
  const [tens = '', unit = ''] = first.split('-');
  if (unit !== '') {
    const value = TENS[tens];
    const small = SMALL[unit];
    return value === undefined || small === undefined || small > 9
      ? null
      : { value: value + small, length: 1 };
  }
  if ((first === 'a' || first === 'one') && words[at + 1] === 'dozen') return { value: 12, length: 2 };
  if ((first === 'a' || first === 'one') && words[at + 1] === 'hundred' && words[at + 2] !== 'and')
    return { value: 100, length: 2 };
  const whole = SMALL[first] ?? TENS[first];
  if (whole === undefined) return null;
  const next = SMALL[words[at + 1] ?? ''];
  if (TENS[first] !== undefined && next !== undefined && next < 10) return { value: whole + next, length: 2 };
  if (words[at + 1] === 'hundred' && whole < 10 && words[at + 2] !== 'and')
    return { value: whole * 100, length: 2 };
  return { value: whole, length: 1 };
}

const SMALL: Readonly<Record<string, number>> = numbered(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  2,
  1,
);
const TENS: Readonly<Record<string, number>> = numbered(
  'twenty thirty forty fifty sixty seventy eighty ninety',
  20,
  10,
);

function numbered(words: string, from: number, step: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, from + at * step]));
}
