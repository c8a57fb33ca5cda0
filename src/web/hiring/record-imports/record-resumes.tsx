import { Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RecordImport, recordImportsApi } from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { FileDrop } from '../resume-imports/file-drop.tsx';
import type { LeftOut } from '../resume-imports/left-out.ts';
import { LeftOutList } from '../resume-imports/left-out-list.tsx';
import { nothingPicked, pickFiles } from '../resume-imports/picked-files.ts';
import { recordImportQuery } from './record-queries.ts';

/** Resumes beside the file: each goes to whom its name or folder names. */
export function RecordResumes({ item }: { item: RecordImport }) {
  const { send, progress } = useSending(item.id);
  const words = progress && t('recordImports.resumesSending', progress);
  return (
    <section aria-labelledby="record-resumes">
      <Title order={2} size="h3" id="record-resumes">
        {t('recordImports.resumesTitle')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('recordImports.aboutResumes')}
      </Text>
      <Stack gap="sm">
        <FileDrop onFiles={(files) => send.mutate(files)} busy={send.isPending} />
        {send.isPending && words && (
          <div>
            <Text size="sm" component="output">
              {words}
            </Text>
            <Progress
              value={(progress.done / Math.max(1, progress.total)) * 100}
              aria-label={words}
              size="sm"
              mt="xs"
            />
          </div>
        )}
        {item.resumes > 0 && (
          <Text size="sm">{t('recordImports.resumesAdded', { count: item.resumes })}</Text>
        )}
        {send.data && <LeftOutList left={send.data} />}
        <Group>
          <LinkButton variant="default" to="/applicants">
            {t('recordImports.seeApplicants')}
          </LinkButton>
        </Group>
      </Stack>
    </section>
  );
}

/** Sends resumes one after the other; answers which were not added, and why. */
function useSending(id: string) {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const one = useMutation({
    mutationFn: (file: File) =>
      call(recordImportsApi.addRecordResume, {
        params: { id },
        query: { file_name: (file.webkitRelativePath || file.name).slice(-1000) },
        body: file,
      }),
  });
  const send = useMutation({
    mutationFn: async (given: File[]): Promise<LeftOut[]> => {
      const { files, left } = await pickFiles(nothingPicked, given, { keepFolders: true });
      const unmatched = [...left];
      for (const [done, file] of files.entries()) {
        setProgress({ done, total: files.length });
        const reason = await one.mutateAsync(file).then(reasonFor, reasonOf);
        if (reason !== null) unmatched.push({ name: file.name, reason });
      }
      return unmatched;
    },
    onSettled: () => {
      setProgress(null);
      return queries.invalidateQueries({ queryKey: recordImportQuery(id).queryKey });
    },
  });
  return { send, progress };
}

function reasonFor({ outcome }: { outcome: 'matched' | 'no_match' | 'several' }): string | null {
  if (outcome === 'matched') return null;
  return outcome === 'several' ? t('recordImports.severalMatch') : t('recordImports.noMatch');
}
