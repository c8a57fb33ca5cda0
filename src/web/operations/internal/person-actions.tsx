import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { peopleApi, type PersonRow } from '../../../api/identity/people.ts';
import { roles } from '../../../api/identity/roles.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { roleLabels } from '../../identity/role-labels.ts';
import { useStaffAction } from './use-staff-action.ts';
import { t } from '../../platform/messages.ts';

/** What staff can do about somebody else. */
export function PersonActions({ person }: { person: PersonRow }) {
  const [choosing, setChoosing] = useState(false);
  const params = { id: person.id };
  const { email } = person;
  const signOut = useStaffAction(
    ['people'],
    () => call(peopleApi.endPersonSessions, { params }),
    t('internalPeople.signedOut', { email }),
  );
  const verify = useStaffAction(
    ['people'],
    () => call(peopleApi.resendPersonVerification, { params }),
    t('internalPeople.verificationSent'),
  );
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('internalPeople.changeRoleOf', { email })}
        onClick={() => setChoosing(true)}
      >
        {t('internalPeople.role')}
      </Button>
      <Suspension person={person} />
      {person.sessions > 0 && (
        <ConfirmButton
          size="compact-sm"
          label={t('internalPeople.signOut')}
          aria-label={t('internalPeople.signOutPerson', { email })}
          title={t('internalPeople.signOutQuestion', { email })}
          confirmLabel={t('internalPeople.signOutEverywhere')}
          onConfirm={() => signOut.mutateAsync()}
        >
          {t('internalPeople.signOutNote')}
        </ConfirmButton>
      )}
      {!person.email_verified && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('internalPeople.verifyPerson', { email })}
          loading={verify.isPending}
          onClick={() => verify.mutate()}
        >
          {t('internalPeople.verify')}
        </Button>
      )}
      <RoleDialog person={person} opened={choosing} onClose={() => setChoosing(false)} />
    </Group>
  );
}

function Suspension({ person }: { person: PersonRow }) {
  const { id, email } = person;
  const suspended = person.suspended_at === null;
  const change = useStaffAction(
    ['people'],
    (next: boolean) => call(peopleApi.suspendPerson, { params: { id }, body: { suspended: next } }),
    (next) =>
      next
        ? t('internalPeople.personSuspended', { email })
        : t('internalPeople.personUnsuspended', { email }),
  );
  return (
    <ConfirmButton
      size="compact-sm"
      label={suspended ? t('internalPeople.suspend') : t('internalPeople.unsuspend')}
      aria-label={
        suspended
          ? t('internalPeople.suspendPerson', { email })
          : t('internalPeople.unsuspendPerson', { email })
      }
      title={
        suspended
          ? t('internalPeople.suspendQuestion', { email })
          : t('internalPeople.unsuspendQuestion', { email })
      }
      confirmLabel={suspended ? t('internalPeople.suspendAccount') : t('internalPeople.unsuspendAccount')}
      danger={suspended}
      onConfirm={() => change.mutateAsync(suspended)}
    >
      {suspended ? t('internalPeople.suspendNote') : t('internalPeople.unsuspendNote')}
    </ConfirmButton>
  );
}

function RoleDialog(props: { person: PersonRow; opened: boolean; onClose: () => void }) {
  const { person, onClose } = props;
  const [role, setRole] = useState(person.role);
  const save = useStaffAction(
    ['people'],
    (next: PersonRow['role']) =>
      call(peopleApi.changePersonRole, { params: { id: person.id }, body: { new_role: next } }),
    (next) => t('internalPeople.roleChanged', { email: person.email, role: roleLabels[next] }),
  );
  return (
    <Modal
      opened={props.opened}
      onClose={onClose}
      title={t('internalPeople.roleOf', { email: person.email })}
      closeButtonProps={{ 'aria-label': t('internalPeople.close') }}
    >
      <Stack>
        <NativeSelect
          label={t('internalPeople.role')}
          value={role}
          data={roles.map((value) => ({ value, label: roleLabels[value] }))}
          onChange={(event) => setRole(roles.find((one) => one === event.currentTarget.value) ?? role)}
        />
        <Text size="sm" c="dimmed">
          {t('internalPeople.roleNote')}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('internalPeople.cancel')}
          </Button>
          <Button
            disabled={role === person.role}
            loading={save.isPending}
            onClick={() => save.mutate(role, { onSettled: onClose })}
          >
            {t('internalPeople.changeRole')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
