import { useQuery } from '@tanstack/react-query';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { t } from '../../platform/messages.ts';
import { FieldListForm } from './field-list-form.tsx';
import { customFieldsQuery } from './field-queries.ts';

/** The fields that the company has on its applications and on its jobs: owners and administrators change them. */
export function FieldSettings() {
  const fields = useQuery(customFieldsQuery);
  return (
    <SettingsSection id="fields" title={t('customFields.title')} about={t('customFields.about')}>
      <SettingsPart title={t('customFields.onApplications')}>
        <LoadedPart query={fields} failure={t('customFields.loadFailed')} rows={2}>
          {(data) => <FieldListForm subject="application" saved={data.application} />}
        </LoadedPart>
      </SettingsPart>
      <SettingsPart title={t('customFields.onJobs')}>
        <LoadedPart query={fields} failure={t('customFields.loadFailed')} rows={2}>
          {(data) => <FieldListForm subject="job" saved={data.job} />}
        </LoadedPart>
      </SettingsPart>
    </SettingsSection>
  );
}
