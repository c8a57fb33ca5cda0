type Credentials = { email: string; password: string };

let held: Credentials | null = null;
/** Nobody finds a password in the form of a page that was left open. */
const heldMs = 300_000;

/** Keeps what somebody has just signed up with for the sign-in page that follows, in this page's memory alone and for five minutes. */
export function rememberCredentials(credentials: Credentials): void {
  held = credentials;
  setTimeout(() => {
    if (held === credentials) held = null;
  }, heldMs);
}

/** The password that an account was just made with; empty when there is none for this address. */
export function heldPassword(email: string | undefined): string {
  return held !== null && held.email === email ? held.password : '';
}

/** Forgets it. */
export function forgetCredentials(): void {
  held = null;
}
