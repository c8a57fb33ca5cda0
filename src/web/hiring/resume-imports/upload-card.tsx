import { Button, Card, Progress, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { importStates, type ResumeImport } from '../../../api/hiring/resume-imports.ts';
import { t } from '../../platform/messages.ts';
import { FileDrop } from './file-drop.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { usePicked } from './use-picked.ts';
import { isFinished, type Upload, uploadFiles, useUpload } from './upload-queue.ts';

/** How far uploading and reading have come; when both are done, more files can be added. */
export function UploadCard({ item }: { item: ResumeImport }) {
  const upload = useUpload(item.id);
  const queries = useQueryClient();
  const isUploading = upload !== undefined && !isFinished(upload);
  const done = upload?.done ?? 0;
  useEffect(() => {
    if (done > 0 && !isUploading) void queries.invalidateQueries({ queryKey: ['resume-imports', item.id] });
  }, [done, isUploading, queries, item.id]);
  if (item.undone) return null;
  return (
    <Stack gap="sm">
      {isUploading && <Uploading upload={upload} />}
      {!isUploading && item.counts.reading > 0 && <Reading item={item} />}
      {upload && upload.failed.length > 0 && <Failed importId={item.id} upload={upload} />}
      {!isUploading && item.kind === 'files' && <MoreFiles item={item} />}
    </Stack>
  );
}

function Uploading({ upload: { total, done, failed } }: { upload: Upload }) {
  const words = t('resumeImports.uploading', { done, total });
  return (
    <Card p="sm">
      <Text size="sm" fw={500} component="output">
        {words}
      </Text>
      <Progress value={((done + failed.length) / total) * 100} aria-label={words} size="sm" mt="xs" />
      <Text size="xs" c="dimmed" mt="xs">
        {t('resumeImports.keepOpen')}
      </Text>
    </Card>
  );
}

function Reading({ item: { counts } }: { item: ResumeImport }) {
  const total = importStates.reduce((sum, state) => sum + counts[state], 0);
  const words = t('resumeImports.readingLeft', { left: counts.reading, total });
  return (
    <Card p="sm">
      <Text size="sm" fw={500} component="output">
        {words}
      </Text>
      <Progress value={((total - counts.reading) / total) * 100} aria-label={words} size="sm" mt="xs" />
    </Card>
  );
}

function Failed({ importId, upload: { failed } }: { importId: string; upload: Upload }) {
  const queries = useQueryClient();
  return (
    <Card p="sm">
      <LeftOutList left={failed.map(({ file, reason }) => ({ name: file.name, reason }))} />
      <Button
        variant="default"
        size="compact-sm"
        mt="xs"
        onClick={() =>
          uploadFiles(
            queries,
            importId,
            failed.map(({ file }) => file),
          )
        }
      >
        {t('resumeImports.tryAgain')}
      </Button>
    </Card>
  );
}

function MoreFiles({ item }: { item: ResumeImport }) {
  const queries = useQueryClient();
  const { picked, opening, pick, clear } = usePicked();
  return (
    <details>
      <Text component="summary" size="sm" mb="xs" style={{ cursor: 'pointer' }}>
        {t('resumeImports.addMore')}
      </Text>
      <Stack gap="sm">
        <FileDrop onFiles={pick} busy={opening} />
        <LeftOutList left={picked.left} />
        {picked.files.length > 0 && (
          <div>
            <Button
              onClick={() => {
                uploadFiles(queries, item.id, picked.files);
                clear();
              }}
            >
              {t('resumeImports.add', { count: picked.files.length })}
            </Button>
          </div>
        )}
      </Stack>
    </details>
  );
}
