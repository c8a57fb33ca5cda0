import type { Config } from '../../config.ts';
import { type PushIdentity, pushIdentity } from '../adapters/push/push-identity.ts';

/** Who this program is to push services; it follows from the secrets that are kept for links. */
export function identityOf({
  secrets,
  origin,
  smtp,
}: Pick<Config, 'secrets' | 'origin' | 'smtp'>): PushIdentity {
  const contact = smtp ? `mailto:${smtp.from.address}` : origin;
  return pushIdentity(secrets.links, contact);
}
