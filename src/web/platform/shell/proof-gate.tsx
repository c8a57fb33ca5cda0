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
    onProofNeeded((what) => {
      const email = sessionOf(client).state().user?.email;
      // Who signs in is asked there.
      if (email === undefined) return Promise.resolve(null);
      waiting ??= new Promise<boolean>((answer) => setAsked({ what, email, answer })).finally(() => {
        waiting = null;
        setAsked(null);
      });
      return waiting;
    });
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
