import { z } from 'zod';
import { messageText } from './message-text.ts';

/** Every error the API answers, with its HTTP status and the key of its title. A code is never reused for another meaning. */
export const errorCodes = {
  invalid_request: { status: 400, title: messageText('errors.invalidRequest') },
  unknown_role: { status: 400, title: messageText('errors.unknownRole') },
  not_signed_in: { status: 401, title: messageText('errors.notSignedIn') },
  invalid_credentials: { status: 401, title: messageText('errors.invalidCredentials') },
  wrong_mail_code: { status: 401, title: messageText('errors.wrongMailCode') },
  email_unverified: { status: 403, title: messageText('errors.emailUnverified') },
  other_browser: { status: 403, title: messageText('errors.otherBrowser') },
  sso_failed: { status: 401, title: messageText('errors.ssoFailed') },
  sso_refused: { status: 403, title: messageText('errors.ssoRefused') },
  sso_unknown: { status: 404, title: messageText('errors.ssoUnknown') },
  sign_in_over: { status: 401, title: messageText('errors.signInOver') },
  second_step_needed: { status: 401, title: messageText('errors.secondStepNeeded') },
  invalid_refresh_token: { status: 401, title: messageText('errors.invalidRefreshToken') },
  invalid_passkey: { status: 401, title: messageText('errors.invalidPasskey') },
  bad_signature: { status: 401, title: messageText('errors.badSignature') },
  account_suspended: { status: 403, title: messageText('errors.accountSuspended') },
  wrong_role: { status: 403, title: messageText('errors.wrongRole') },
  no_company: { status: 403, title: messageText('errors.noCompany') },
  owner_only: { status: 403, title: messageText('errors.ownerOnly') },
  other_address: { status: 403, title: messageText('errors.otherAddress') },
  staff_account: { status: 403, title: messageText('errors.staffAccount') },
  proof_needed: { status: 403, title: messageText('errors.proofNeeded') },
  missing_scope: { status: 403, title: messageText('errors.missingScope') },
  foreign_origin: { status: 403, title: messageText('errors.foreignOrigin') },
  bad_link: { status: 403, title: messageText('errors.badLink') },
  expired_link: { status: 410, title: messageText('errors.expiredLink') },
  not_found: { status: 404, title: messageText('errors.notFound') },
  method_not_allowed: { status: 405, title: messageText('errors.methodNotAllowed') },
  sign_ups_closed: { status: 403, title: messageText('errors.signUpsClosed') },
  email_taken: { status: 409, title: messageText('errors.emailTaken') },
  last_owner: { status: 409, title: messageText('errors.lastOwner') },
  works_elsewhere: { status: 409, title: messageText('errors.worksElsewhere') },
  conflict: { status: 409, title: messageText('errors.conflict') },
  last_way_in: { status: 409, title: messageText('errors.lastWayIn') },
  request_in_progress: { status: 409, title: messageText('errors.requestInProgress') },
  stale_version: { status: 412, title: messageText('errors.staleVersion') },
  file_too_big: { status: 413, title: messageText('errors.fileTooBig') },
  image_too_big: { status: 413, title: messageText('errors.imageTooBig') },
  body_too_big: { status: 413, title: messageText('errors.bodyTooBig') },
  unsupported_file: { status: 415, title: messageText('errors.unsupportedFile') },
  unsupported_image: { status: 415, title: messageText('errors.unsupportedImage') },
  unsupported_media: { status: 415, title: messageText('errors.unsupportedMedia') },
  wrong_code: { status: 422, title: messageText('errors.wrongCode') },
  invalid_input: { status: 422, title: messageText('errors.invalidInput') },
  idempotency_mismatch: { status: 422, title: messageText('errors.idempotencyMismatch') },
  quota_reached: { status: 422, title: messageText('errors.quotaReached') },
  rate_limited: { status: 429, title: messageText('errors.rateLimited') },
  server_error: { status: 500, title: messageText('errors.serverError') },
  damaged_file: { status: 500, title: messageText('errors.damagedFile') },
  model_failed: { status: 502, title: messageText('errors.modelFailed') },
  ats_failed: { status: 424, title: messageText('errors.atsFailed') },
  maintenance: { status: 503, title: messageText('errors.maintenance') },
  unavailable: { status: 503, title: messageText('errors.unavailable') },
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
    /** With `stale_version`: the record as it is now. */
    current: z.unknown().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
