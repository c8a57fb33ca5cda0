import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { t } from '../../platform/messages.ts';
import { RuleList } from './rule-list.tsx';

/** What happens at the company when an applicant is moved to a stage: everyone reads it, owners and administrators change it. */
export function RuleSettings() {
  return (
    <SettingsSection id="rules" title={t('stageRules.title')} about={t('stageRules.about')}>
      <RuleList job={null} />
    </SettingsSection>
  );
}
