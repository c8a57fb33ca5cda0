import { z } from 'zod';
import { said } from './said.ts';

/** Importing this file makes every schema without words of its own say these, in place of its library's. */
z.config({ customError: inputMessage });

/** What is wrong with a value and what to send instead, as `said` says it. */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? said('inputs.required')
        : (types[issue.expected] ?? said('inputs.wrongType'));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? said('inputs.required')
        : atLeast(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return formats[issue.format] ?? said('inputs.wrongFormat');
    case 'invalid_value':
      return said('inputs.oneOf', { values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return said('inputs.unknownFields', { names: issue.keys.join(', ') });
    default:
      return said('inputs.invalid');
  }
}

const types: Record<string, string> = {
  string: said('inputs.useText'),
  number: said('inputs.useNumber'),
  int: said('inputs.wholeNumber'),
  boolean: said('inputs.trueOrFalse'),
  array: said('inputs.useList'),
  object: said('inputs.useObject'),
  record: said('inputs.useObject'),
};

const formats: Record<string, string> = {
  email: said('inputs.exampleEmail'),
  url: said('inputs.exampleUrl'),
  uuid: said('inputs.notId'),
  date: said('inputs.exampleDate'),
  datetime: said('inputs.exampleInstant'),
};

function atMost(origin: string, count: number): string {
  if (origin === 'string') return said('inputs.mostCharacters', { count });
  if (origin === 'array' || origin === 'set') return said('inputs.mostEntries', { count });
  return said('inputs.most', { count });
}

function atLeast(origin: string, count: number): string {
  if (origin === 'string') return said('inputs.leastCharacters', { count });
  if (origin === 'array' || origin === 'set') return said('inputs.leastEntries', { count });
  return said('inputs.least', { count });
}
