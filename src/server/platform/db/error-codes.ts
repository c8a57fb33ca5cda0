/** True for a deadlock or a serialisation failure: the same work may succeed when it is done again. */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return code === '40001' || code === '40P01';
}

/** The SQLSTATE of a database error, also of one that Drizzle wrapped; null for other errors. */
export function databaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseErrorCode(error.cause);
}
