import { Radio, Stack } from '@mantine/core';
import { useSchemeChoice } from '../../platform/theme/scheme-choices.ts';
import { SettingsSection } from './settings-section.tsx';
import { t } from '../../platform/messages.ts';

/** How the program looks in this browser. */
export function AppearanceSettings() {
  const { schemes, chosen, choose } = useSchemeChoice();
  return (
    <SettingsSection id="appearance" title={t('settings.appearance')}>
      <Radio.Group label={t('settings.theme')} value={chosen} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {schemes.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </SettingsSection>
  );
}
