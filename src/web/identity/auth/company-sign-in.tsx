import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ssoApi } from '../../../api/identity/single-sign-on.ts';
import { call } from '../../platform/client.ts';
import { safeReturnPath } from '../../platform/shell/landing.ts';
import { t } from '../../platform/messages.ts';

type Typed = { email: string; remember: boolean };

/** Leads to the sign-in of the company of the address that was typed; `read` answers null where it must be mended first. */
export function CompanySignIn(props: { read: () => Typed | null; onProblem: (text: string) => void }) {
  const { from } = useSearch({ strict: false });
  const go = useMutation({
    mutationFn: (typed: Typed) =>
      call(ssoApi.startSso, { body: { ...typed, return_to: safeReturnPath(from) } }),
    onSuccess: ({ url }) => {
      location.assign(url);
      // The button waits until the other site is there.
      return new Promise(() => undefined);
    },
    onError: (error) => props.onProblem(error.message),
  });
  function start() {
    const typed = props.read();
    if (typed) go.mutate(typed);
  }
  return (
    <Button variant="default" size="md" fullWidth loading={go.isPending} onClick={start}>
      {t('auth.signInWithCompany')}
    </Button>
  );
}
