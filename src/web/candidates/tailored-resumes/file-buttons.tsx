import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { language as pageLanguage } from '../../../messages/in-page.ts';
import { type Language, languageOf, languages, ownNameOf } from '../../../messages/languages.ts';
import { t } from '../../platform/messages.ts';
import { saveLinkedFile } from '../../platform/ui/save-file.ts';
import { fileFormats } from './file-formats.ts';

/**
 * Downloads of a resume in each format, with a choice of the language that its headings and dates are in: at first that of the page.
 * `first` is what comes before them, and goes by the same choice.
 */
export function FileButtons({ path, first }: { path: string; first?: (language: Language) => ReactNode }) {
  const [language, setLanguage] = useState<Language>(pageLanguage);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('resumeSheets.fileLanguage')}
        description={t('resumeSheets.fileLanguageHint')}
        data={languages.map((value) => ({ value, label: ownNameOf(value) }))}
        value={language}
        onChange={(event) => setLanguage(languageOf(event.currentTarget.value) ?? pageLanguage)}
        maw="20rem"
      />
      <Group gap="xs">
        {first?.(language)}
        {fileFormats.map(([format, label]) => (
          <Button
            key={format}
            variant="default"
            component="a"
            href={`${path}?format=${format}&language=${language}`}
            download
            aria-label={t('tailoredResumes.downloadAs', { format: label })}
            onClick={saveLinkedFile}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
