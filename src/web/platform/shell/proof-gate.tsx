import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type MissingProof, onProofNeeded } from '../client.ts';
import { sessionOf } from './session.tsx';

const ProofDialog = lazy(async () => ({
  default: (await import('../../identity/auth/proof-dialog.tsx')).ProofDialog,
}));
const VerifyDialog = lazy(async () => ({
  default: (await import('../../identity/auth/verify-dialog.tsx')).VerifyDialog,
}));

type Asked = { what: MissingProof; email: string; answer: (isProved: boolean) => void };

/** Asks for a proof of who somebody is, or that their address is theirs, when the server wants one: once for all calls that wait for it. */
export function ProofGate() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    let waiting: Promise<boolean> | null = null;
    let focused: HTMLElement | null = null;
    const follow = ({ target }: FocusEvent) => {
      if (!waiting && target instanceof HTMLElement) focused = target;
    };
    document.addEventListener('focusin', follow);
    onProofNeeded((what) => {
      const email = sessionOf(client).state().user?.email;
      // Who signs in is asked there.
      if (email === undefined) return Promise.resolve(null);
      waiting ??= new Promise<boolean>((answer) => setAsked({ what, email, answer })).finally(() => {
        waiting = null;
        setAsked(null);
        if (focused) giveBack(focused);
      });
      return waiting;
    });
    return () => document.removeEventListener('focusin', follow);
  }, [client]);
  if (!asked) return null;
  return (
    <Suspense>
      {asked.what === 'proof_needed' ? (
        <ProofDialog onAnswer={asked.answer} />
      ) : (
        <VerifyDialog email={asked.email} onAnswer={asked.answer} />
      )}
    </Suspense>
  );
}

/** Gives the focus back to what was pressed, as soon as that can take it: a button that is busy cannot. */
function giveBack(pressed: HTMLElement, frames = 60): void {
  if (document.activeElement === document.body) pressed.focus();
  if (document.activeElement === pressed || !pressed.isConnected || frames === 0) return;
  requestAnimationFrame(() => giveBack(pressed, frames - 1));
}
