import type { z } from 'zod';
import { textInPage } from '../../../messages/in-page.ts';

/** The first thing wrong with a value by its schema of the contract, or null: what a form field shows. */
export function issueIn(schema: z.ZodType, value: unknown): string | null {
  const issueText = schema.safeParse(value).error?.issues[0]?.message;
  return issueText === undefined ? null : textInPage(issueText);
}
