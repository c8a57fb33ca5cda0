import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ssoApi } from '../../../api/identity/single-sign-on.ts';
import { call } from '../../platform/client.ts';
import { safeReturnPath } from '../../platform/shell/landing.ts';

type Typed = { email: string; remember: boolean };

/** Leads to the sign-in of the company of the address that was typed; `read` answers null where it must be mended first. */
export function CompanySignIn(props: { read: () => Typed | null; onProblem: (text: string) => void }) {
  const { from } = useSearch({ strict: false });
  const [busy, setBusy] = useState(false);
  async function go() {
    const typed = props.read();
    if (!typed) return;
    setBusy(true);
    try {
      const body = { ...typed, return_to: safeReturnPath(from) };
      const { url } = await call(ssoApi.startSso, { body });
      location.assign(url);
    } catch (error) {
      props.onProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }
  return (
    <Button variant="default" size="md" fullWidth loading={busy} onClick={() => void go()}>
      Sign in with your company
    </Button>
  );
}
