import { pushApi } from '../../../api/platform/push.ts';
import { call } from '../client.ts';
import { startWorker } from './device-state.ts';

/** Whether this browser can be sent notices at all. */
export function knowsPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Why notices could not be turned on: the person, or their browser's settings, said no; or the browser could not. */
export class PushRefused extends Error {
  readonly why: 'denied' | 'failed';

  constructor(why: 'denied' | 'failed') {
    super(why);
    this.name = 'PushRefused';
    this.why = why;
  }
}

/** Asks the person, subscribes this browser at its maker's push service, and tells the server. */
export async function turnOnPush(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused('denied');
  const subscription = await subscribed(publicKey).catch(() => {
    throw new PushRefused('failed');
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  await call(pushApi.subscribePush, { body });
}

/** Ends the notices of this browser, here and at the server. */
export async function turnOffPush(): Promise<void> {
  const endpoint = await ownEndpoint();
  if (endpoint === null) return;
  const { items } = await call(pushApi.getPush, {});
  const device = items.find((one) => one.endpoint === endpoint);
  if (device) await call(pushApi.unsubscribePush, { params: { id: device.id } });
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
