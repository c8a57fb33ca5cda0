import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { databaseErrorCode } from './error-codes.ts';

/** What a log says of an error. */
export type DescribedError = {
  type: string;
  message: string;
  stack?: string | undefined;
  [more: string]: unknown;
};

const databaseError = z.object({
  code: z.string().optional(),
  table: z.string().optional(),
  constraint: z.string().optional(),
});

/** An error without the values of a statement: a database error's parameters and detail hold resumes, mails and hashes. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    stack: frames?.join('\n'),
    ...databaseError.safeParse(error).data,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL quotes the value behind the colon when it cannot read it (class 22).
  const isBadValue = databaseErrorCode(error)?.startsWith('22') ?? false;
  return isBadValue ? (error.message.split(':')[0] ?? '') : error.message;
}
