import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { AtsAccount } from './ats-account.tsx';
import { AtsForm } from './ats-form.tsx';
import { atsQuery } from './ats-queries.ts';

/** For owners: the keys of their company's applicant tracking system, the account that is linked, and whether it works. */
export function AtsSettings() {
  const { data, error, refetch } = useQuery(atsQuery);
  return (
    <SettingsSection
      id="ats"
      title="Applicant tracking system"
      about="Jobs come in from the system your company works with, and applications to them go there with their resumes. It is reached through Merge, which speaks with most such systems."
    >
      {data ? (
        <Stack gap="lg">
          {data.connection && <AtsAccount connection={data.connection} />}
          <AtsForm key={data.connection?.version ?? 0} connection={data.connection} />
        </Stack>
      ) : error ? (
        <ErrorView
          title="The settings could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      ) : (
        <SkeletonList rows={3} height={48} />
      )}
    </SettingsSection>
  );
}
