import { useMantineColorScheme } from '@mantine/core';
import { t } from '../messages.ts';

const schemes = [
  { value: 'light', label: t('settings.light') },
  { value: 'dark', label: t('settings.dark') },
  { value: 'auto', label: t('settings.sameAsSystem') },
] as const;

/** The themes to choose from, which one this browser has, and how to choose another for now and later visits. */
export function useSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return {
    schemes,
    chosen: colorScheme,
    choose: (value: string) =>
      setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? 'auto'),
  };
}
