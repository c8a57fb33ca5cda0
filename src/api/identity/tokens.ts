import { z } from 'zod';
import { emailAddress, passwordLimits, sessionUser, signInBody } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { signInCode } from './two-factor.ts';
const grantType = z.enum(['password', 'refresh_token']);

/** An access token counts this long, in seconds; its session may end earlier. */
export const accessSeconds = 600;

/** What a program shows for tokens: e-mail and password, with a code where two-factor sign-in is on, or a refresh token. */
export const grantBody = z.strictObject({
  grant_type: grantType.optional(),
  email: emailAddress.optional(),
  password: signInBody.shape.password.optional(),
  code: signInCode.optional(),
  refresh_token: z.string().min(1).max(200).optional(),
});

/** Signing in for programs, which keep tokens in place of a cookie. */
export const tokensApi = {
  grantToken: endpoint({
    method: 'POST',
    path: '/api/auth/token',
    access: 'public',
    summary: 'Get an access and a refresh token for a password, or for the refresh token before',
    query: z.object({ grant_type: grantType.optional() }),
    body: grantBody,
    returns: z.object({
      access_token: z.string(),
      token_type: z.literal('bearer'),
      /** Seconds from now. */
      expires_in: z.number(),
      /** Seconds since 1970. */
      expires_at: z.number(),
      /** Counts once; a second use ends the session. */
      refresh_token: z.string(),
      user: sessionUser,
    }),
    errors: [
      'invalid_credentials',
      'email_unverified',
      'second_step_needed',
      'wrong_code',
      'invalid_refresh_token',
      'invalid_request',
      'invalid_input',
    ],
    limits: passwordLimits,
  }),
  listSigningKeys: endpoint({
    method: 'GET',
    path: '/api/auth/jwks',
    access: 'public',
    summary: 'The public keys of access tokens (JSON Web Key Set), also at /.well-known/jwks.json',
    returns: z.object({
      keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })),
    }),
    errors: [],
  }),
};
