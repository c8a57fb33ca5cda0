import type { pushApi } from '../../../api/platform/push.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { startWorker } from './device-state.ts';

/** Whether this browser can be sent notices at all. */
export function knowsPush(): boolean {
  return (
    'serviceWorker' in navigator && typeof PushManager === 'function' && typeof Notification === 'function'
  );
}

/** Why notices could not be turned on: the person, or their browser's settings, said no; or the browser could not. */
export class PushError extends Error {
  readonly why: 'denied' | 'failed';

  constructor(why: 'denied' | 'failed') {
    super(why);
    this.name = 'PushError';
    this.why = why;
  }
}

/** Asks the person and subscribes this browser at its maker's push service; answers what the server has to know. */
export async function subscribeHere(
  publicKey: string,
): Promise<CallInput<typeof pushApi.subscribePush>['body']> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushError('denied');
  const subscription = await subscribed(publicKey).catch(() => {
    throw new PushError('failed');
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Ends the subscription of this browser, where it has one. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The address of this browser at its push service; null while it is not subscribed. */
export async function ownEndpoint(): Promise<string | null> {
  if (!knowsPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** A subscription with this key; one with another, of a program with other secrets, is replaced. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await startWorker();
  const wish = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(wish);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish);
  }
}
