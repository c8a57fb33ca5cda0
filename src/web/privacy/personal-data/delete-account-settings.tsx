import { List, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type AccountDeletion, personalDataApi, undoDays } from '../../../api/privacy/personal-data.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatCount } from '../../platform/ui/format.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';

/** When my account is deleted, if it will be. */
export const deletionQuery = queryOptions({
  queryKey: ['account-deletion'],
  queryFn: ({ signal }) => call(personalDataApi.getAccountDeletion, { signal }),
});

/** The end of the account: what it means, and how to ask for it. */
export function DeleteAccountSettings() {
  const { data, error, refetch } = useQuery(deletionQuery);
  const { signOut } = useSession();
  const leave = useMutation({
    mutationFn: () => call(personalDataApi.deleteAccount),
    onSuccess: () => {
      toast.success(`Your account will be deleted in ${undoDays} days. Signing in again keeps it.`);
      return signOut();
    },
    onError: (problem) => toast.error(problem.message),
  });
  return (
    <SettingsSection id="delete-account" title="Delete my account">
      {data ? (
        <>
          <Consequences deletion={data} />
          <ConfirmButton
            label="Delete my account"
            color="red"
            variant="outline"
            w="fit-content"
            title="Delete your account?"
            confirmLabel="Delete my account"
            onConfirm={() => leave.mutateAsync()}
          >
            You’ll be signed out everywhere. For {undoDays} days you can undo this by signing in or with the
            link we email you. After that everything is permanently deleted.
          </ConfirmButton>
        </>
      ) : error ? (
        <ErrorView title="This could not be loaded" error={error} onRetry={() => void refetch()} order={3} />
      ) : (
        <SkeletonList rows={2} height={36} />
      )}
    </SettingsSection>
  );
}

function Consequences({ deletion: { kept_applications: kept, company } }: { deletion: AccountDeletion }) {
  return (
    <>
      <Text size="sm">What happens:</Text>
      <List size="sm" my="sm" maw="42rem">
        <List.Item>
          For {undoDays} days nothing is deleted. Sign in again, or open the link in our email, to keep your
          account.
        </List.Item>
        <List.Item>
          Then your profile, files, scores, searches, messages to us and everything else that names you are
          permanently deleted.
        </List.Item>
        {kept > 0 && (
          <List.Item>
            Employers must keep a record of whom they considered. Of your {formatCount(kept, 'application')}{' '}
            they keep the job, the stages and their dates, without your name, texts, files or score. Upcoming
            interviews are cancelled.
          </List.Item>
        )}
        {company && <List.Item>{companyWords(company)}</List.Item>}
        <List.Item>
          Copies in this site’s backups are overwritten as the backups age, and used for nothing else.
        </List.Item>
      </List>
    </>
  );
}

function companyWords({ name, others, heir }: NonNullable<AccountDeletion['company']>): string {
  if (others === 0)
    return `No one else works for ${name}. Its open jobs will be closed, and its description, logo, sign-in settings and invitations deleted. Candidates keep the record of their applications.`;
  if (heir === null) return `Your work for ${name} stays with it, without your name.`;
  return `You are the only owner of ${name}. Unless you make someone else an owner first, ${heir} becomes the owner. Your work stays with the company, without your name.`;
}
