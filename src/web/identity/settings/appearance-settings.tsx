import { Radio, Stack, useMantineColorScheme } from '@mantine/core';
import { SettingsSection } from './settings-section.tsx';

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as system' },
] as const;

/** How the program looks in this browser. */
export function AppearanceSettings() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SettingsSection id="appearance" title="Appearance">
      <Radio.Group
        label="Theme"
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
