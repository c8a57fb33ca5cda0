import { forgetDevice } from '../device/device-state.ts';
import { forgetFinds } from '../search/recent-finds.ts';
import { roles, type Role } from '../../../api/identity/roles.ts';

const markerKey = 'tenon.session';
const roleKey = 'tenon.role';

/** The role of whoever was signed in here last, or null. It only lets a page be drawn at once; it never grants anything. */
export function readMarker(): Role | null {
  try {
    if (localStorage.getItem(markerKey) === null) return null;
    const stored = localStorage.getItem(roleKey);
    return roles.find((role) => role === stored) ?? 'candidate';
  } catch {
    return null;
  }
}

/** Notes that someone with this role is signed in, or with null that nobody is. */
export function writeMarker(role: Role | null): void {
  try {
    if (role === null) {
      localStorage.removeItem(markerKey);
      localStorage.removeItem(roleKey);
      forgetFinds();
      forgetDevice();
    } else {
      localStorage.setItem(markerKey, '1');
      localStorage.setItem(roleKey, role);
    }
  } catch {
    // Storage is blocked: pages wait for the server instead.
  }
}

/** Calls back when another tab signs in or out; returns how to stop. */
export function onMarkerChange(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === markerKey || event.key === null) callback();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
