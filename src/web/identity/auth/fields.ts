import type { z } from 'zod';

/** The first thing wrong with a value by its schema of the contract, or null: what a form field shows. */
export function issueIn(schema: z.ZodType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}
