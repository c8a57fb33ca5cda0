import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofNeeded } from '../client.ts';

const ProofDialog = lazy(async () => ({
  default: (await import('../../identity/auth/proof-dialog.tsx')).ProofDialog,
}));

/** Asks for a proof of who somebody is when the server wants one, once for all calls that wait for it. */
export function ProofGate() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => {
    let asked: Promise<boolean> | null = null;
    onProofNeeded(() => {
      asked ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
        asked = null;
        setAnswer(null);
      });
      return asked;
    });
  }, []);
  return <Suspense>{answer && <ProofDialog onAnswer={answer} />}</Suspense>;
}
