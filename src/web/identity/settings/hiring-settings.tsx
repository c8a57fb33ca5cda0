import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { RemoveStageTemplate, stageTemplatesQuery } from '../../hiring/job-stages/stage-templates.tsx';
import { RejectReasonsPart } from '../company-lists/company-list-part.tsx';
import { companyFeaturesQuery } from './account-settings-queries.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ManagersSwitch } from './features-settings.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { LoadedPart } from './loaded-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** What holds for all jobs of the company, and what new ones can begin with. */
export function HiringSettings() {
  const features = useQuery(companyFeaturesQuery);
  const { user } = useSession();
  const { company, role } = user ?? {};
  return (
    <SettingsSection
      id="hiring"
      title={t('companySettings.hiringDefaults')}
      about={t('companySettings.hiringDefaultsAbout')}
    >
      <SettingsPart title={t('companySettings.poolAndTemplates')}>
        <LoadedPart query={features} failure={t('companySettings.companyFeaturesNotLoaded')}>
          {(data) => <ManagersSwitch features={data} owner={company?.owner === true} />}
        </LoadedPart>
      </SettingsPart>
      {company?.shares && <StageTemplates />}
      {role !== 'hiring_manager' && (
        <SettingsPart
          title={t('companySettings.referralLinks')}
          about={t('companySettings.referralLinksAbout')}
        >
          <TextLink size="sm" to="/recruiter/referrals">
            {t('companySettings.openReferralLinks')}
          </TextLink>
        </SettingsPart>
      )}
      <RejectReasonsPart />
    </SettingsSection>
  );
}

/** The lists of stages that new jobs can begin with. */
function StageTemplates() {
  return (
    <SettingsPart
      title={t('companySettings.stageTemplates')}
      about={t('companySettings.stageTemplatesAbout')}
    >
      <LoadedPart
        query={useQuery(stageTemplatesQuery)}
        failure={t('companySettings.stageTemplatesNotLoaded')}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm">{t('companySettings.noStageTemplates')}</Text>
          ) : (
            <ul className={classes.rows}>
              {items.map((template) => (
                <li key={template.id} className={classes.row}>
                  <div className={classes.words}>
                    <Text fw={500} size="sm">
                      {template.name}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {namesOf(template.stages)}
                    </Text>
                  </div>
                  <RemoveStageTemplate template={template} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </SettingsPart>
  );
}

function namesOf(stages: JobStage[]): string {
  return stages.map(({ name }) => name).join(' → ');
}
