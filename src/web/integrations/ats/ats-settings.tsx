import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AtsConnection, atsProviders } from '../../../api/integrations/ats.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { AtsAccount } from './ats-account.tsx';
import { AtsFiles } from './ats-files.tsx';
import { AtsForm } from './ats-form.tsx';
import { AtsOpening } from './ats-opening.tsx';
import { atsQuery } from './ats-queries.ts';
import { t } from '../../platform/messages.ts';

/** For owners: how their company's applicant tracking system is reached, what that takes, and whether it works. */
export function AtsSettings() {
  return (
    <SettingsPart title={t('ats.title')} about={t('ats.settingsAbout')}>
      <LoadedPart query={useQuery(atsQuery)} failure={t('ats.settingsNotLoaded')} rows={3}>
        {({ connection }) => <Chosen connection={connection} />}
      </LoadedPart>
    </SettingsPart>
  );
}

function Chosen({ connection }: { connection: AtsConnection | null }) {
  const [chosen, setChosen] = useState<AtsConnection['provider']>('merge');
  const provider = connection?.provider ?? chosen;
  return (
    <Stack gap="lg">
      {connection ? (
        <AtsAccount connection={connection} />
      ) : (
        <Radio.Group
          label={t('ats.connection')}
          value={provider}
          onChange={(value) => setChosen(atsProviders.find((one) => one === value) ?? 'merge')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="merge" label="Merge" description={t('ats.mergeNote')} />
            <Radio value="csv" label={t('ats.csvFiles')} description={t('ats.csvNote')} />
          </Stack>
        </Radio.Group>
      )}
      {provider === 'csv' ? (
        <AtsFiles connection={connection} />
      ) : (
        <AtsForm key={connection?.version ?? 0} connection={connection} />
      )}
      {connection && <AtsOpening connection={connection} />}
    </Stack>
  );
}
