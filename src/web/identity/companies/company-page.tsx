import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../platform/shell/session.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyForm } from './company-form.tsx';
import classes from './company.module.css';
import { companyQuery } from './company-queries.ts';
import { InvitationsSection } from './invitations-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { MembersSection } from './members-section.tsx';
import { t } from '../../platform/messages.ts';

/** The company one works for: owners change it and its team, the others see both. */
export function CompanyPage() {
  const { user } = useSession();
  const company = useQuery(companyQuery);
  const owner = user?.company?.owner === true;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('companies.company')}
        context={owner ? t('companies.about') : t('companies.aboutForMembers')}
      />
      <Stack gap="lg">
        {company.isError && !company.data && (
          <ErrorView
            title={t('companies.loadFailed')}
            error={company.error}
            onRetry={() => void company.refetch()}
          />
        )}
        {company.isPending && <SkeletonList rows={3} height={220} />}
        {company.data && (
          <SettingsSection id="about" title={t('companies.aboutCompany')}>
            {owner ? <CompanyForm company={company.data} /> : <CompanyFacts company={company.data} />}
          </SettingsSection>
        )}
        {company.data && owner && <LogoSection company={company.data} />}
        {user && <MembersSection me={user.id} owner={owner} />}
        {owner && <InvitationsSection />}
        {owner && (
          <SettingsSection id="webhooks" title={t('companies.webhooks')} about={t('companies.webhooksHint')}>
            <TextLink size="sm" to="/recruiter/webhooks">
              {t('companies.setUpWebhooks')}
            </TextLink>
          </SettingsSection>
        )}
        {owner && (
          <SettingsSection id="ats" title={t('companies.ats')} about={t('companies.atsHint')}>
            <TextLink size="sm" to="/recruiter/ats">
              {t('companies.seeSyncStatus')}
            </TextLink>
          </SettingsSection>
        )}
      </Stack>
    </div>
  );
}
