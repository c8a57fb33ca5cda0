import { z } from 'zod';
import { messageText } from './message-text.ts';

/** Importing this file makes every schema without words of its own say these, in place of its library's. */
z.config({ customError: inputMessage });

/** What is wrong with a value and what to send instead, as `said` says it. */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? messageText('inputs.required')
        : (types[issue.expected] ?? messageText('inputs.wrongType'));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? messageText('inputs.required')
        : atLeast(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return formats[issue.format] ?? messageText('inputs.wrongFormat');
    case 'invalid_value':
      return messageText('inputs.oneOf', { values: issue.values.map(String).join(', ') });
    case 'unrecognized_keys':
      return messageText('inputs.unknownFields', { names: issue.keys.join(', ') });
    default:
      return messageText('inputs.invalid');
  }
}

const types: Record<string, string> = {
  string: messageText('inputs.useText'),
  number: messageText('inputs.useNumber'),
  int: messageText('inputs.wholeNumber'),
  boolean: messageText('inputs.trueOrFalse'),
  array: messageText('inputs.useList'),
  object: messageText('inputs.useObject'),
  record: messageText('inputs.useObject'),
};

const formats: Record<string, string> = {
  email: messageText('inputs.exampleEmail'),
  url: messageText('inputs.exampleUrl'),
  uuid: messageText('inputs.notId'),
  date: messageText('inputs.exampleDate'),
  datetime: messageText('inputs.exampleInstant'),
};

function atMost(origin: string, count: number): string {
  if (origin === 'string') return messageText('inputs.mostCharacters', { count });
  if (origin === 'array' || origin === 'set') return messageText('inputs.mostEntries', { count });
  return messageText('inputs.most', { count });
}

function atLeast(origin: string, count: number): string {
  if (origin === 'string') return messageText('inputs.leastCharacters', { count });
  if (origin === 'array' || origin === 'set') return messageText('inputs.leastEntries', { count });
  return messageText('inputs.least', { count });
}
