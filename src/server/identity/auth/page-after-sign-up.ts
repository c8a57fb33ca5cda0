import { returnPath } from '../../../api/platform/fields.ts';
import type { Context, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config'>;

/**
 * The page that the mail of a sign-up leads to in the end: the `next` in the query of its `redirect`, or null. Throws
 * invalid_request for a redirect to another site.
 */
export function pageAfterSignUp(
  { config, request }: Context<Ports>,
  redirect: string | undefined,
): string | null {
  if (redirect === undefined) return null;
  const url = URL.parse(redirect);
  // A write with an Origin of another site was refused before.
  if (!url || ![config.origin, request.headers.get('origin')].includes(url.origin)) {
    const errors = [{ pointer: '/redirect', detail: message('identityErrors.ownPage') }];
    throw new ApiError('invalid_request', { errors });
  }
  return returnPath.catch(null).parse(url.searchParams.get('next'));
}
