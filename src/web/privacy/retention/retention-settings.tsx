import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ApplicantHold, noticeDays, type Retention } from '../../../api/privacy/retention.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { pageLocale, t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './retention-settings.module.css';
import { RetentionForm } from './retention-form.tsx';
import { holdsQuery, retentionQuery } from './retention-queries.ts';

/** How long the company keeps what it stores about applicants, who would be deleted, and who is on hold. */
export function RetentionSettings() {
  return (
    <SettingsSection id="retention" title={t('retention.title')} about={t('retention.about')}>
      <LoadedPart query={useQuery(retentionQuery)} failure={t('retention.loadFailed')} rows={4}>
        {(retention) => (
          <>
            <RetentionForm retention={retention} />
            <Rules least={retention.least} />
            <Holds />
          </>
        )}
      </LoadedPart>
    </SettingsSection>
  );
}

/** What holds whatever is set. */
function Rules({ least }: { least: Retention['least'] }) {
  const ofCountries = least.filter(({ state }) => state === null);
  const names = new Intl.DisplayNames(pageLocale(), { type: 'region' });
  return (
    <SettingsPart title={t('retention.whatHolds')}>
      <ul className={classes.rules}>
        <li>{t('retention.notice', { days: noticeDays })}</li>
        <li>{t('retention.kept')}</li>
        <li>{t('retention.severalPlaces')}</li>
        {ofCountries.map(({ country, months }) => (
          <li key={country}>
            {t('retention.least', {
              country: names.of(country) ?? country,
              months,
              states: least
                .filter((one) => one.country === country && one.state !== null)
                .map((one) => t('retention.leastOfState', { state: one.state ?? '', months: one.months }))
                .join(', '),
            })}
          </li>
        ))}
      </ul>
    </SettingsPart>
  );
}

function Holds() {
  return (
    <SettingsPart title={t('retention.holds')} about={t('retention.aboutHolds')}>
      <LoadedPart query={useQuery(holdsQuery)} failure={t('retention.holdsNotLoaded')}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm">{t('retention.noHolds')}</Text>
          ) : (
            <ul className={classes.people}>
              {items.map((hold) => (
                <HoldRow key={hold.application_id} hold={hold} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </SettingsPart>
  );
}

function HoldRow({ hold }: { hold: ApplicantHold }) {
  return (
    <li>
      <Stack gap={2}>
        <TextLink size="sm" to="/applicants/$id" params={{ id: hold.application_id }} hash="files">
          {hold.name || t('retention.hidden')}
        </TextLink>
        <Text size="sm">{hold.reason}</Text>
      </Stack>
      <Text size="sm" c="dimmed">
        {t('retention.heldBy', { name: hold.by, on: formatDate(hold.at) })}
      </Text>
    </li>
  );
}
