import { Stack, Title } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import { OpenFile } from './open-file.tsx';

/** Further files of somebody, which came by a merge. */
export function MoreFiles({ files }: { files: { id: string; file_name: string }[] }) {
  return (
    <section aria-labelledby="more-files">
      <Title order={3} size="h4" id="more-files" mb={4}>
        {t('resumeImports.moreFiles')}
      </Title>
      <Stack gap={4} align="flex-start" fz="sm">
        {files.map(({ id, file_name: name }) => (
          <OpenFile key={id} id={id} name={name} />
        ))}
      </Stack>
    </section>
  );
}
