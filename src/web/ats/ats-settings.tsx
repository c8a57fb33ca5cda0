import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadedPart } from '../settings/loaded-part.tsx';
import { SettingsPart } from '../settings/settings-part.tsx';
import { AtsAccount } from './ats-account.tsx';
import { AtsForm } from './ats-form.tsx';
import { atsQuery } from './ats-queries.ts';

/** For owners: the keys of their company's applicant tracking system, the account that is linked, and whether it works. */
export function AtsSettings() {
  return (
    <SettingsPart
      title="Applicant tracking system"
      about="Jobs come in from the system your company works with, and applications to them go there with their resumes. It is reached through Merge, which speaks with most such systems."
    >
      <LoadedPart query={useQuery(atsQuery)} failure="The settings could not be loaded" rows={3}>
        {({ connection }) => (
          <Stack gap="lg">
            {connection && <AtsAccount connection={connection} />}
            <AtsForm key={connection?.version ?? 0} connection={connection} />
          </Stack>
        )}
      </LoadedPart>
    </SettingsPart>
  );
}
