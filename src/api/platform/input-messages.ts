import { z } from 'zod';

/** Importing this file makes every schema without words of its own say these, in place of its library's. */
z.config({ customError: inputMessage });

/** What is wrong with a value and what to send instead, for people. */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : (types[issue.expected] ?? 'This has the wrong type.');
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'This is required.'
        : `At least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}.`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the right format.';
    case 'invalid_value':
      return `Use ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}.`;
    case 'unrecognized_keys':
      return `There is no field ${new Intl.ListFormat('en').format(issue.keys.map((key) => `“${key}”`))}.`;
    default:
      return 'This value is not valid.';
  }
}

const types: Record<string, string> = {
  string: 'Use text.',
  number: 'Use a number.',
  int: 'Use a whole number.',
  boolean: 'Use true or false.',
  array: 'Use a list.',
  object: 'Use an object with fields.',
  record: 'Use an object with fields.',
};

const formats: Record<string, string> = {
  email: 'Use an email address such as ada@example.com.',
  url: 'Use a whole web address such as https://example.com.',
  uuid: 'This is not an id.',
  date: 'Use a date such as 2026-03-01.',
  datetime: 'Use a time such as 2026-03-01T09:00:00Z.',
};

function unitOf(origin: string, count: number | bigint): string {
  if (origin === 'string') return count === 1 ? ' character' : ' characters';
  if (origin === 'array' || origin === 'set') return count === 1 ? ' entry' : ' entries';
  return '';
}
