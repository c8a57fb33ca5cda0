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
            You are signed out everywhere. For {undoDays} days you can undo it by signing in or by the link
            that we mail you. After that everything is deleted for good.
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
          For {undoDays} days nothing is deleted: sign in again, or open the link in our mail, to keep your
          account.
        </List.Item>
        <List.Item>
          Then your profile, files, scores, searches, messages to us and everything else that names you go for
          good.
        </List.Item>
        {kept > 0 && (
          <List.Item>
            Employers must keep a record of whom they considered. Of your {formatCount(kept, 'application')}{' '}
            they keep the job, the stages and their dates, without your name, your words, your files and your
            score. Interviews that are ahead are cancelled.
          </List.Item>
        )}
        {company && <List.Item>{companyWords(company)}</List.Item>}
        <List.Item>
          Copies in backups of this site are overwritten as the backups age; they are used for nothing else.
        </List.Item>
      </List>
    </>
  );
}

function companyWords({ name, others, heir }: NonNullable<AccountDeletion['company']>): string {
  if (others === 0)
    return `Nobody else works for ${name}: its open jobs are closed, and its description, logo, sign-in settings and invitations are deleted. Candidates keep the record of their applications.`;
  if (heir === null) return `What you did for ${name} stays with it, without your name.`;
  return `You are the only owner of ${name}. Unless you make somebody else an owner first, ${heir} becomes its owner. What you did for it stays with it, without your name.`;
}
