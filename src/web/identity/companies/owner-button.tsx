import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '../../../api/identity/members.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { useMemberActs } from './use-member-acts.ts';

/** Makes a member an owner, beside oneself or in one's place. */
export function OwnerButton({ member }: { member: Member }) {
  const [keep, setKeep] = useState('yes');
  const { transfer } = useMemberActs();
  return (
    <ConfirmButton
      size="compact-sm"
      danger={false}
      label="Make owner"
      aria-label={`Make ${member.email} an owner`}
      title={`Make ${member.email} an owner?`}
      confirmLabel="Make owner"
      onConfirm={() => transfer.mutateAsync({ member, keep: keep === 'yes' })}
    >
      <Stack gap="md">
        Owners can edit the company, invite and remove members, and make others owners.
        <Radio.Group label="And you?" value={keep} onChange={setKeep}>
          <Stack gap="xs" mt="xs">
            <Radio value="yes" label="I stay an owner too" />
            <Radio value="no" label="I hand over ownership and stay a member" />
          </Stack>
        </Radio.Group>
      </Stack>
    </ConfirmButton>
  );
}
