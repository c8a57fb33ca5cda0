import type { Actor } from '../../identity/actor.ts';

/** Owners look after a company's webhooks, and administrators who work for it. */
export function canManageWebhooks(actor: Actor): boolean {
  return actor.company !== null && (actor.company.owner || actor.role === 'admin');
}
