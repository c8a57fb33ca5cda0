import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { CareerDomain } from '../career-domains/career-domain.tsx';
import { CareerForm } from './career-form.tsx';
import { careerPageQuery } from './career-queries.ts';

/** The company's career page: its owners write it. */
export function CareerSettings() {
  const { user } = useSession();
  const page = useQuery(careerPageQuery);
  return (
    <SettingsSection id="careers" title={t('careerPages.title')} about={t('careerPages.about')}>
      {user?.company?.owner === true ? (
        <LoadedPart query={page} failure={t('careerPages.loadFailed')} rows={5}>
          {(data) => (
            <Stack gap="lg">
              <CareerForm page={data} />
              <CareerDomain published={data.published} />
            </Stack>
          )}
        </LoadedPart>
      ) : (
        <Text size="sm">{t('careerPages.ownersOnly')}</Text>
      )}
    </SettingsSection>
  );
}
