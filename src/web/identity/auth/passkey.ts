import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '../../platform/messages.ts';

type Ceremony = { challenge: string };

/** True where this browser can use passkeys: not on sites without https. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Has a passkey of this browser sign what the server sent. Throws when the person turns away. */
export async function signWithPasskey(ceremony: Ceremony) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({
    optionsJSON: ceremony as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
  return {
    ...credentialOf(answer),
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

/** Has this browser make a passkey for what the server sent. Throws when the person turns away. */
export async function makePasskeyFor(ceremony: Ceremony) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: ceremony as PublicKeyCredentialCreationOptionsJSON });
  const { clientDataJSON, attestationObject, transports } = answer.response;
  return {
    ...credentialOf(answer),
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
  };
}

/** What went wrong, or null when the person only closed the browser's question. */
export function passkeyProblem(error: unknown): string | null {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
    return null;
  if (error instanceof Error && error.name === 'InvalidStateError') return t('auth.passkeyExists');
  return error instanceof Error ? error.message : String(error);
}

function credentialOf({ id, rawId }: { id: string; rawId: string }) {
  return { id, rawId, type: 'public-key' as const };
}
