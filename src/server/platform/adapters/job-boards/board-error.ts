/** Why a board could not be read, as its page says it. */
export const boardProblems = [
  /** Nobody answers there, or the address is not one that may be called. */
  'unreachable',
  /** The site's robots.txt asks programs to stay away. */
  'forbidden',
  /** The site wants a password, or refuses us. */
  'refused',
  /** There is no such page any more. */
  'missing',
  /** The site asks for patience, or fails itself. */
  'busy',
  /** The answer is larger than a board may be. */
  'too_big',
  /** The address sends on and on. */
  'loops',
  /** What comes is not what such an address should answer. */
  'unreadable',
  /** Nothing at this address is a board of jobs. */
  'no_board',
] as const;
export type BoardProblem = (typeof boardProblems)[number];

/** A reading that failed; `retryAfterSeconds` is how long the site asks us to wait, null where it does not say. */
export class BoardError extends Error {
  readonly problem: BoardProblem;
  readonly retryAfterSeconds: number | null;

  constructor(problem: BoardProblem, options?: { cause?: unknown; retryAfterSeconds?: number | null }) {
    super(`The board could not be read: ${problem}.`, { cause: options?.cause });
    this.name = 'BoardError';
    this.problem = problem;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null;
  }

  /** What a status other than 200 means. */
  static ofStatus(status: number, headers: Headers): BoardError {
    if (status === 404 || status === 410) return new BoardError('missing');
    if (status !== 429 && status < 500) return new BoardError('refused');
    const seconds = Number(headers.get('retry-after'));
    return new BoardError('busy', { retryAfterSeconds: seconds > 0 ? seconds : null });
  }
}
