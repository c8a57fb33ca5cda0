import { Radio, Stack, useMantineColorScheme } from '@mantine/core';
import { SettingsSection } from './settings-section.tsx';
import { t } from '../../platform/messages.ts';

const schemes = [
  { value: 'light', label: t('settings.light') },
  { value: 'dark', label: t('settings.dark') },
  { value: 'auto', label: t('settings.sameAsSystem') },
] as const;

/** How the program looks in this browser. */
export function AppearanceSettings() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SettingsSection id="appearance" title={t('settings.appearance')}>
      <Radio.Group
        label={t('settings.theme')}
        value={colorScheme}
        onChange={(value) =>
          setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? 'auto')
        }
      >
        <Stack gap="xs" mt="xs">
          {schemes.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </SettingsSection>
  );
}
