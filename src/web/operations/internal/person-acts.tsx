import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { peopleApi, type PersonRow } from '../../../api/identity/people.ts';
import { roles } from '../../../api/identity/roles.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { roleLabels } from './role-labels.ts';
import { useStaffAct } from './use-staff-act.ts';

/** What staff can do about somebody else. */
export function PersonActs({ person }: { person: PersonRow }) {
  const [choosing, setChoosing] = useState(false);
  const params = { id: person.id };
  const { email } = person;
  const signOut = useStaffAct(
    ['people'],
    () => call(peopleApi.endPersonSessions, { params }),
    `${email} is signed out.`,
  );
  const verify = useStaffAct(
    ['people'],
    () => call(peopleApi.resendPersonVerification, { params }),
    'Verification email sent.',
  );
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Change the role of ${email}`}
        onClick={() => setChoosing(true)}
      >
        Role
      </Button>
      <Suspension person={person} />
      {person.sessions > 0 && (
        <ConfirmButton
          size="compact-sm"
          label="Sign out"
          aria-label={`Sign out ${email}`}
          title={`Sign ${email} out?`}
          confirmLabel="Sign out everywhere"
          onConfirm={() => signOut.mutateAsync()}
        >
          All their sessions end immediately. They can sign in again.
        </ConfirmButton>
      )}
      {!person.email_verified && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Email the verification to ${email}`}
          loading={verify.isPending}
          onClick={() => verify.mutate()}
        >
          Verify
        </Button>
      )}
      <RoleDialog person={person} opened={choosing} onClose={() => setChoosing(false)} />
    </Group>
  );
}

function Suspension({ person }: { person: PersonRow }) {
  const { id, email } = person;
  const suspended = person.suspended_at === null;
  const change = useStaffAct(
    ['people'],
    (next: boolean) => call(peopleApi.suspendPerson, { params: { id }, body: { suspended: next } }),
    (next) => (next ? `${email} is suspended.` : `${email} can sign in again.`),
  );
  return (
    <ConfirmButton
      size="compact-sm"
      label={suspended ? 'Suspend' : 'Unsuspend'}
      aria-label={`${suspended ? 'Suspend' : 'Unsuspend'} ${email}`}
      title={suspended ? `Suspend ${email}?` : `Let ${email} in again?`}
      confirmLabel={suspended ? 'Suspend account' : 'Unsuspend account'}
      danger={suspended}
      onConfirm={() => change.mutateAsync(suspended)}
    >
      {suspended
        ? 'They are signed out immediately and cannot sign in. Nothing is deleted.'
        : 'They can sign in again from now on.'}
    </ConfirmButton>
  );
}

function RoleDialog(props: { person: PersonRow; opened: boolean; onClose: () => void }) {
  const { person, onClose } = props;
  const [role, setRole] = useState(person.role);
  const save = useStaffAct(
    ['people'],
    (next: PersonRow['role']) =>
      call(peopleApi.changePersonRole, { params: { id: person.id }, body: { new_role: next } }),
    (next) => `${person.email} is now ${roleLabels[next]}.`,
  );
  return (
    <Modal
      opened={props.opened}
      onClose={onClose}
      title={`Role of ${person.email}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <NativeSelect
          label="Role"
          value={role}
          data={roles.map((value) => ({ value, label: roleLabels[value] }))}
          onChange={(event) => setRole(roles.find((one) => one === event.currentTarget.value) ?? role)}
        />
        <Text size="sm" c="dimmed">
          Takes effect with their next request. An employer without a company gets a new one.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={role === person.role}
            loading={save.isPending}
            onClick={() => save.mutate(role, { onSettled: onClose })}
          >
            Change role
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
