import type { ButtonProps } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { refreshApplications } from './application-queries.ts';
import { t } from '../../platform/messages.ts';

type Mine = { id: string; version: number; job_title: string; employer_name: string };

/** Withdraws an application of mine after asking; for some minutes a toast, and the application's page, take it back. */
export function WithdrawButton({ application, ...button }: { application: Mine } & ButtonProps) {
  const client = useQueryClient();
  const ends = {
    onError: (error: Error) => toast.error(error.message),
    onSettled: () => refreshApplications(client),
  };
  const restore = useMutation({
    mutationFn: (version: number) => undoWithdrawal(application.id, version),
    onSuccess: () => toast.success(t('myApplications.withdrawalUndone')),
    ...ends,
  });
  const withdraw = useMutation({
    mutationFn: () =>
      call<Api['withdrawApplication']>(
        { method: 'POST', path: '/api/applications/{id}/withdraw' },
        { params: { id: application.id }, body: { version: application.version } },
      ),
    onSuccess: ({ version }) => toast.undo(t('myApplications.withdrawn'), () => restore.mutate(version)),
    ...ends,
  });
  return (
    <ConfirmButton
      label={t('myApplications.withdraw')}
      title={t('myApplications.confirmWithdraw')}
      confirmLabel={t('myApplications.withdrawApplication')}
      onConfirm={() => withdraw.mutateAsync()}
      aria-label={t('myApplications.withdrawFrom', { job: application.job_title })}
      {...button}
    >
      {t('myApplications.withdrawWarning', {
        employer: application.employer_name,
        job: application.job_title,
      })}
    </ConfirmButton>
  );
}

/** Puts an application that was withdrawn minutes ago back to where it was. */
export function undoWithdrawal(id: string, version: number) {
  return call<Api['undoWithdrawal']>(
    { method: 'POST', path: '/api/applications/{id}/undo-withdrawal' },
    { params: { id }, body: { version } },
  );
}
