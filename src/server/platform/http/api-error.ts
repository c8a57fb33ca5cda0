import type { ErrorCode } from '../../../api/platform/errors.ts';
import type { MessageOrText } from '../../../messages/render.ts';
import { inEnglish } from './reader.ts';

/** A refusal that the caller may know of: its code, more words, the fields at fault, the newer record, when to try again. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly more: {
    detail?: MessageOrText;
    errors?: { pointer: string; detail: MessageOrText }[];
    current?: unknown;
    retryAfterSeconds?: number;
  };

  constructor(code: ErrorCode, more: ApiError['more'] = {}) {
    super(`${code}${more.detail ? `: ${inEnglish(more.detail)}` : ''}`);
    this.name = 'ApiError';
    this.code = code;
    this.more = more;
  }
}

/** The refusal of a change to a record that somebody changed since, with the newer record as the caller is shown it. */
export function staleVersion(current?: unknown): ApiError {
  return new ApiError('stale_version', current === undefined ? {} : { current });
}
