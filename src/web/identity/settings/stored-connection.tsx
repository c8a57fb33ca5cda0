import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** How the last test of a connection went; `children` where it was never tested. */
export function LastTest(props: {
  test: { at: string; ok: boolean; detail: string } | null;
  /** What the badge says when it failed. */
  failed?: string;
  children: ReactNode;
}) {
  const { test, failed = t('companySettings.doesNotWork'), children } = props;
  return (
    <Text component="div" size="sm" aria-live="polite" style={{ overflowWrap: 'anywhere' }}>
      {test ? (
        <>
          <Badge color={test.ok ? 'green' : 'orange'} variant="light" me="xs">
            {test.ok ? t('companySettings.works') : failed}
          </Badge>
          {test.detail}{' '}
          <Text span inherit c="dimmed">
            {t('companySettings.testedWhen', { when: formatAgo(test.at) })}
          </Text>
        </>
      ) : (
        children
      )}
    </Text>
  );
}

/** The mutations of a stored connection: it can be tested, and removed. */
export function useConnectionMutations<Tested>(connection: {
  test: () => Promise<Tested>;
  /** Takes the answer over, and tells whether the connection works. */
  onTested: (answer: Tested) => boolean | undefined;
  works: string;
  fails: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void | Promise<void>;
  removed: string;
}) {
  const test = useMutation({
    mutationFn: connection.test,
    onSuccess: (answer) =>
      connection.onTested(answer) ? toast.success(connection.works) : toast.warning(connection.fails),
    onError: () => toast.error(t('companySettings.testNotRun')),
  });
  const remove = useMutation({
    mutationFn: connection.remove,
    onSuccess: async () => {
      await connection.onRemoved();
      toast.success(connection.removed);
    },
    onError: (error) => toast.error(error.message),
  });
  return { test, remove };
}

/** Tests a stored connection, and removes it once that is confirmed; `children` say what is lost with it. */
export function ConnectionActions(props: {
  mutations: ReturnType<typeof useConnectionMutations>;
  title: string;
  confirmLabel: string;
  children: ReactNode;
}) {
  const { test, remove } = props.mutations;
  return (
    <Group gap="xs">
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        {t('companySettings.test')}
      </Button>
      <ConfirmButton
        label={t('companySettings.remove')}
        title={props.title}
        confirmLabel={props.confirmLabel}
        onConfirm={() => remove.mutateAsync()}
      >
        {props.children}
      </ConfirmButton>
    </Group>
  );
}
