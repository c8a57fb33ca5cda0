import { v7 } from 'uuid';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { PushDevice, pushApi } from '../../../api/platform/push.ts';
import { daySeconds } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import { said } from '../../../api/platform/said.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { arePushKeys, encryptPush, longestPush } from '../adapters/push/encrypt-push.ts';
import { SafeFetchError } from '../adapters/safe-fetch/safe-fetch.ts';
import { ApiError } from '../http/api-error.ts';
import { renderNotification } from '../notifications/queries.ts';
import { identityOf } from './identity.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'safeFetch'>;
type Input = HandlerInput<typeof pushApi.subscribePush>['body'];

const maxDevices = 20;

/** Keeps a browser that wants to be told, for as long as the session it asks with. */
export function subscribeDevice(
  { database, now, safeFetch }: Pick<Ports, 'database' | 'now' | 'safeFetch'>,
  { id: userId, credential }: Pick<Actor, 'id' | 'credential'>,
  { endpoint, p256dh, auth }: Input,
): Promise<PushDevice> {
  if (credential.kind !== 'session') throw new ApiError('missing_scope');
  if (!safeFetch.mayCall(endpoint)) throw refused('/endpoint', said('inputs.webAddress'));
  if (!arePushKeys({ p256dh, auth })) throw refused('/p256dh', said('inputs.pushKey'));
  return database.transact(async () => {
    if ((await queries.countOtherDevices(database, userId, endpoint)) >= maxDevices)
      throw new ApiError('quota_reached', {
        detail: message('settings.tooManyDevices', { count: maxDevices }),
      });
    const device = { id: v7(), userId, sessionId: credential.id, endpoint, p256dh, auth, now: now() };
    return queries.storePushDevice(database, device);
  });
}

/** Forgets one of a person's devices. */
export async function unsubscribeDevice(
  { database }: Pick<Ports, 'database'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await queries.deletePushDevice(database, userId, id))) throw new ApiError('not_found');
}

/** Sends a notice to a device; one that is known no more is forgotten. False where the push service should be asked again. */
export async function pushNotice(
  { config, database, now, safeFetch }: Ports,
  found: queries.Pushable,
  which: { notificationId: string; deviceId: string },
): Promise<boolean> {
  const { endpoint, p256dh, auth, path } = found;
  const { title, text } = renderNotification(found);
  const words = { id: which.notificationId, title: title.slice(0, 200), text: text.slice(0, 300), path };
  const plain = JSON.stringify(words);
  if (Buffer.byteLength(plain) > longestPush) return true;
  const answer = await safeFetch
    .request(endpoint, {
      method: 'POST',
      headers: {
        authorization: identityOf(config).authorization(endpoint, now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(daySeconds),
        urgency: 'normal',
      },
      body: encryptPush(plain, { p256dh, auth }),
      maxBytes: 10_000,
      maxRedirects: 0,
    })
    .catch((error: unknown) => {
      if (error instanceof SafeFetchError) return null;
      throw error;
    });
  if (!answer || answer.status === 429 || answer.status >= 500) return false;
  if ([401, 403, 404, 410].includes(answer.status))
    await queries.forgetPushDevice(database, which.deviceId, auth);
  return true;
}

function refused(pointer: string, detail: string): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}
