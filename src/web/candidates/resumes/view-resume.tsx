import { Button, type ButtonProps, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { readingQuery, resumeCalls } from './resume-queries.ts';
import classes from './view-resume.module.css';

/** A stored file as it is shown. */
type ShownFile = Pick<Resume, 'id' | 'file_name' | 'file_type'>;

/** Shows the file in the page, through a link that is asked for at the click and lasts minutes. */
export function ViewResume({ resume, ...button }: { resume: ShownFile } & ButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Eye size={16} aria-hidden />}
        {...button}
        aria-label={t('resumes.viewFile', { name: resume.file_name })}
        onClick={() => setOpened(true)}
      >
        {t('resumes.view')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="60rem"
        title={resume.file_name}
        closeButtonProps={{ 'aria-label': t('resumes.close') }}
        classNames={{ title: classes.title }}
      >
        <Viewer resume={resume} />
      </Modal>
    </>
  );
}

function Viewer({ resume }: { resume: ShownFile }) {
  const download = useMutation({
    mutationFn: () => resumeCalls.link(resume),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => toast.error(t('resumes.openFailed')),
  });
  const isShown = resume.file_type === 'application/pdf' && navigator.pdfViewerEnabled;
  return (
    <>
      {isShown ? <Pdf resume={resume} /> : <ReadText resume={resume} />}
      <Group mt="md">
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => download.mutate()}
        >
          {t('resumes.downloadTheFile')}
        </Button>
      </Group>
    </>
  );
}

/** The file itself in the browser's own viewer. */
function Pdf({ resume }: { resume: ShownFile }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['resumes', resume.id, 'file'],
    queryFn: ({ signal }) => fetchFile(resume, signal),
    gcTime: 0,
  });
  useEffect(() => () => URL.revokeObjectURL(data ?? ''), [data]);
  if (error) {
    return (
      <ErrorView title={t('resumes.notOpened')} error={error} onRetry={() => void refetch()} order={3} />
    );
  }
  if (!data) return <SkeletonList rows={1} height={400} />;
  return (
    <iframe className={classes.frame} src={data} title={t('resumes.theFile', { name: resume.file_name })} />
  );
}

/** The text of a file that the browser does not show, as it was read. */
function ReadText({ resume }: { resume: ShownFile }) {
  const { data, error, refetch } = useQuery(readingQuery(resume.id));
  if (error) {
    return <ErrorView title={t('resumes.notShown')} error={error} onRetry={() => void refetch()} order={3} />;
  }
  if (!data) return <SkeletonList rows={1} height={400} />;
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {data.lines.length > 0 ? t('resumes.textOnly') : t('resumes.textMissing')}
      </Text>
      {data.lines.length > 0 && <Lines text={data.lines.map((line) => line.text).join('\n')} />}
    </>
  );
}

function Lines({ text }: { text: string }) {
  return (
    // A box that scrolls has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.lines} dir="auto" tabIndex={0} aria-label={t('resumes.textOfTheFile')}>
      {text}
    </section>
  );
}

/**
 * An address of this page for the file's bytes. The link itself answers a download; they are shown under the type that the
 * server found in the file.
 */
async function fetchFile(resume: ShownFile, signal: AbortSignal): Promise<string> {
  const { url } = await resumeCalls.link(resume);
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error('The link was refused.');
  return URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: resume.file_type }));
}
