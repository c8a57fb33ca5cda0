import { List, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type AccountDeletion, personalDataApi, undoDays } from '../../../api/privacy/personal-data.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { t } from '../../platform/messages.ts';

/** When my account is deleted, if it will be. */
export const deletionQuery = queryOptions({
  queryKey: ['account-deletion'],
  queryFn: ({ signal }) => call(personalDataApi.getAccountDeletion, { signal }),
});

/** The end of the account: what it means, and how to ask for it. */
export function DeleteAccountSettings() {
  const query = useQuery(deletionQuery);
  const { signOut } = useSession();
  const leave = useMutation({
    mutationFn: () => call(personalDataApi.deleteAccount),
    onSuccess: () => {
      toast.success(t('personalData.deletionAhead', { days: undoDays }));
      return signOut();
    },
    onError: (problem) => toast.error(problem.message),
  });
  return (
    <SettingsSection id="delete-account" title={t('personalData.deleteMyAccount')}>
      <LoadedPart query={query} failure={t('personalData.notLoaded')} rows={2}>
        {(data) => (
          <>
            <Consequences deletion={data} />
            <ConfirmButton
              label={t('personalData.deleteMyAccount')}
              color="red"
              variant="outline"
              w="fit-content"
              title={t('personalData.deletionQuestion')}
              confirmLabel={t('personalData.deleteMyAccount')}
              onConfirm={() => leave.mutateAsync()}
            >
              {t('personalData.deletionNote', { days: undoDays })}
            </ConfirmButton>
          </>
        )}
      </LoadedPart>
    </SettingsSection>
  );
}

function Consequences({ deletion: { kept_applications: kept, company } }: { deletion: AccountDeletion }) {
  return (
    <>
      <Text size="sm">{t('personalData.whatHappens')}</Text>
      <List size="sm" my="sm" maw="42rem">
        <List.Item>{t('personalData.nothingDeletedYet', { days: undoDays })}</List.Item>
        <List.Item>{t('personalData.whatIsDeleted')}</List.Item>
        {kept > 0 && <List.Item>{t('personalData.whatEmployersKeep', { count: kept })}</List.Item>}
        {company && <List.Item>{companyWords(company)}</List.Item>}
        <List.Item>{t('personalData.backupCopies')}</List.Item>
      </List>
    </>
  );
}

function companyWords({ name, others, heir }: NonNullable<AccountDeletion['company']>): string {
  if (others === 0) return t('personalData.companyAlone', { name });
  if (heir === null) return t('personalData.companyKeepsWork', { name });
  return t('personalData.companyHeir', { name, heir });
}
