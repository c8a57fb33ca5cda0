import { z } from 'zod';
import { hourSeconds } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams } from './fields.ts';
import { said } from './said.ts';

const base64url = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), said('inputs.pushKey'));

/** A browser that is told of news by its maker's push service. */
export const pushDevice = z
  .object({
    id,
    /** The address at the push service, by which a browser knows itself. */
    endpoint: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'PushDevice' });
export type PushDevice = z.infer<typeof pushDevice>;

/** Notices on devices by Web Push (RFC 8030, 8291, 8292): off until a device asks. They end with the session that asked. */
export const pushApi = {
  getPush: endpoint({
    method: 'GET',
    path: '/api/push',
    access: 'signed-in',
    summary: 'The key that a browser subscribes with, and my devices that get push notices',
    returns: z.object({ public_key: z.string(), items: z.array(pushDevice) }),
    errors: [],
  }),
  subscribePush: endpoint({
    method: 'POST',
    path: '/api/push',
    access: 'signed-in',
    summary: 'Send my notices to this browser for as long as this session lasts',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https$/, error: said('inputs.webAddress') }).max(1000),
      /** The browser's public key and secret (RFC 8291), base64url. */
      p256dh: base64url(87),
      auth: base64url(22),
    }),
    returns: pushDevice,
    errors: ['invalid_input', 'quota_reached'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  unsubscribePush: endpoint({
    method: 'DELETE',
    path: '/api/push/{id}',
    access: 'signed-in',
    summary: 'Send no more notices to one of my devices',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};
