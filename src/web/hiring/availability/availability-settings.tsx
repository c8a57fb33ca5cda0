import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { CalendarsPart } from './calendars.tsx';
import { t } from '../../platform/messages.ts';
import { WorkingHoursPart } from './working-hours.tsx';

/** When I can be interviewing. */
export function AvailabilitySettings() {
  return (
    <SettingsSection id="availability" title={t('availability.title')} about={t('availability.about')}>
      <WorkingHoursPart />
      <CalendarsPart />
    </SettingsSection>
  );
}
