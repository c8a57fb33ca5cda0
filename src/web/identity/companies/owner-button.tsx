import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Member } from '../../../api/identity/members.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { useMemberActions } from './use-member-actions.ts';
import { t } from '../../platform/messages.ts';

/** Makes a member an owner, beside oneself or in one's place. */
export function OwnerButton({ member }: { member: Member }) {
  const [keep, setKeep] = useState('yes');
  const { transfer } = useMemberActions();
  return (
    <ConfirmButton
      size="compact-sm"
      danger={false}
      label={t('companies.makeOwner')}
      aria-label={t('companies.makeOneOwner', { name: member.name })}
      title={t('companies.makeOwnerTitle', { name: member.name })}
      confirmLabel={t('companies.makeOwner')}
      onConfirm={() => transfer.mutateAsync({ member, keep: keep === 'yes' })}
    >
      <Stack gap="md">
        {t('companies.makeOwnerHint')}
        <Radio.Group label={t('companies.andYou')} value={keep} onChange={setKeep}>
          <Stack gap="xs" mt="xs">
            <Radio value="yes" label={t('companies.stayOwner')} />
            <Radio value="no" label={t('companies.handOver')} />
          </Stack>
        </Radio.Group>
      </Stack>
    </ConfirmButton>
  );
}
