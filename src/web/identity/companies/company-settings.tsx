import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/shell/session.tsx';
import { LoadedPart } from '../settings/loaded-part.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyForm } from './company-form.tsx';
import { companyQuery } from './company-queries.ts';
import { LogoPart } from './logo-part.tsx';
import { NoCompanyPage } from './no-company-page.tsx';
import { t } from '../../platform/messages.ts';

/** The company one works for: owners change it, the others see it. */
export function CompanySettings() {
  const { user } = useSession();
  const company = useQuery(companyQuery);
  const owner = user?.company?.owner === true;
  if (user && user.id !== 'pending' && !user.company) return <NoCompanyPage />;
  return (
    <SettingsSection
      id="company"
      title={t('companies.aboutCompany')}
      about={owner ? t('companies.about') : t('companies.aboutForMembers')}
    >
      <LoadedPart query={company} failure={t('companies.loadFailed')} rows={4}>
        {(data) =>
          owner ? (
            <>
              <CompanyForm company={data} />
              <LogoPart company={data} />
            </>
          ) : (
            <CompanyFacts company={data} />
          )
        }
      </LoadedPart>
    </SettingsSection>
  );
}
