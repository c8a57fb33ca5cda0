import { z } from 'zod';

/** Every error the API answers, with its HTTP status and its title. A code is never reused for another meaning. */
export const errorCodes = {
  invalid_request: { status: 400, title: 'Please check what you sent.' },
  unknown_role: { status: 400, title: 'Only candidate and recruiter accounts can be created here.' },
  not_signed_in: { status: 401, title: 'Please sign in' },
  invalid_credentials: { status: 401, title: 'Invalid email or password. Please try again.' },
  wrong_mail_code: {
    status: 401,
    title: 'This code is wrong or has expired. Use the newest mail, or ask for another.',
  },
  email_unverified: { status: 403, title: 'Please verify your email first.' },
  other_browser: { status: 403, title: 'This link works only in the browser that asked for it.' },
  sso_failed: { status: 401, title: 'Authentication failed. Please try signing in again.' },
  sso_refused: { status: 403, title: 'Your company’s sign-in does not let you in here.' },
  sso_unknown: { status: 404, title: 'No company here has set up sign-in for this address.' },
  sign_in_over: { status: 401, title: 'This took too long, or too many tries. Please sign in again.' },
  second_step_needed: { status: 401, title: 'Send the code of the authenticator app as well.' },
  invalid_refresh_token: { status: 401, title: 'This refresh token does not count any more. Sign in again.' },
  invalid_passkey: { status: 401, title: 'This passkey was not accepted. Please try again.' },
  bad_signature: { status: 401, title: 'The signature does not fit what was sent.' },
  account_suspended: { status: 403, title: 'This account is suspended. Please contact support.' },
  wrong_role: { status: 403, title: 'Your account cannot do this.' },
  no_company: { status: 403, title: 'You do not work for a company here.' },
  owner_only: { status: 403, title: 'Only an owner of the company can do this.' },
  other_address: { status: 403, title: 'This invitation was sent to another email address.' },
  staff_account: { status: 403, title: 'An account of platform staff cannot join a company.' },
  proof_needed: { status: 403, title: 'Please confirm that it is you.' },
  missing_scope: { status: 403, title: 'This token is not allowed to do that.' },
  foreign_origin: { status: 403, title: 'This request came from another site and was refused.' },
  bad_link: { status: 403, title: 'This link is no longer valid. Open the page again to get a new one.' },
  expired_link: { status: 410, title: 'This link has expired or was already used. Ask for a new one.' },
  not_found: { status: 404, title: 'Not found.' },
  method_not_allowed: { status: 405, title: 'This address does not take that method.' },
  sign_ups_closed: {
    status: 403,
    title: 'New accounts cannot be created at the moment. Please try again later.',
  },
  email_taken: { status: 409, title: 'Email already in use' },
  last_owner: {
    status: 409,
    title: 'A company keeps at least one owner. Make somebody else an owner first.',
  },
  works_elsewhere: { status: 409, title: 'You already work for a company here.' },
  conflict: { status: 409, title: 'This changed in the meantime. Reload and try again.' },
  last_way_in: { status: 409, title: 'This is your only way to sign in. Add another one first.' },
  request_in_progress: { status: 409, title: 'The same request is still being worked on.' },
  stale_version: { status: 412, title: 'Somebody changed this before you. Compare and save again.' },
  file_too_big: { status: 413, title: 'File size must be less than 5MB.' },
  image_too_big: { status: 413, title: 'Use an image of at most 1 MB.' },
  body_too_big: { status: 413, title: 'That is more than this address takes.' },
  unsupported_file: { status: 415, title: 'Please upload a PDF, DOC, DOCX, or TXT file.' },
  unsupported_image: { status: 415, title: 'Use a whole PNG, JPEG or WebP image.' },
  unsupported_media: { status: 415, title: 'Send JSON with Content-Type application/json.' },
  wrong_code: { status: 422, title: 'This code is not right, or was used before. Try the next one.' },
  invalid_input: { status: 422, title: 'Please fix the errors in the form.' },
  idempotency_mismatch: { status: 422, title: 'This Idempotency-Key was used for another request.' },
  quota_reached: { status: 422, title: 'You have reached the limit. Delete something first.' },
  rate_limited: { status: 429, title: 'Too many attempts. Please wait a moment before trying again.' },
  server_error: { status: 500, title: 'Something went wrong on our side. Nothing was changed.' },
  damaged_file: { status: 500, title: 'The stored file is damaged. It has to be uploaded again.' },
  model_failed: { status: 502, title: 'The language model gave no answer. Nothing was changed.' },
  ats_failed: { status: 424, title: 'The applicant tracking system did not do this.' },
  maintenance: { status: 503, title: 'Changes are paused for maintenance. Nothing that you typed is lost.' },
  unavailable: { status: 503, title: 'The service is busy or starting. Try again in a few seconds.' },
} as const satisfies Record<string, { status: number; title: string }>;

/** The name of an error. */
export type ErrorCode = keyof typeof errorCodes;

/** The body of every error: RFC 9457 with our code, the fields at fault, and the id to quote. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    code: z.string(),
    detail: z.string().optional(),
    instance: z.string().optional(),
    request_id: z.string().optional(),
    errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).optional(),
    /** With `stale_version`: the record as it stands now. */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
