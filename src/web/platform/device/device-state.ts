/** What this browser was asked to do beside showing pages; nothing until its person asks. */
export type DeviceState = { push: boolean; offline: boolean };

const key = 'tenon.device';
/** Where the browser keeps what it shows without a connection; the service worker knows it too. */
export const offlineStore = 'tenon-offline';
/** Under this address. */
export const offlineData = '/offline-data';

/** What this browser was asked for. */
export function deviceState(): DeviceState {
  try {
    const stored = localStorage.getItem(key) ?? '';
    return { push: stored.includes('push'), offline: stored.includes('offline') };
  } catch {
    return { push: false, offline: false };
  }
}

/** Notes what this browser was asked for. */
export function saveDeviceState({ push, offline }: DeviceState): void {
  const words = [push && 'push', offline && 'offline'].filter(Boolean).join(' ');
  if (words === '') localStorage.removeItem(key);
  else localStorage.setItem(key, words);
}

/** Ends all that this browser was asked for, and removes what it keeps for it: the person has signed out here. */
export function forgetDevice(): void {
  const { push, offline } = deviceState();
  if (!push && !offline) return;
  saveDeviceState({ push: false, offline: false });
  void caches.delete(offlineStore);
  void endWorker();
}

/** Takes the service worker out of this browser; its push subscription ends with it. */
export async function endWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}

/** The service worker of this browser, which is put there the first time. */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
