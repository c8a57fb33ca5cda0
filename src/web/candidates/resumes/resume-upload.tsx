import { Button, Card, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { FileText, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { acceptedFiles, megabytes } from './resume-file.ts';
import classes from './resume-upload.module.css';
import { FieldError, ProgressBar, UploadOutcome } from './upload-parts.tsx';
import { type Progress, type Upload, uploadProgress } from './upload-progress.ts';
import { useDrawnProgress } from './use-drawn-progress.ts';
import { useResumeDrop } from './use-resume-drop.ts';
import { useResumeUpload } from './use-resume-upload.ts';
import { t } from '../../platform/messages.ts';

type Parts = ReturnType<typeof useResumeUpload>;

/**
 * A card that takes a resume by drop (anywhere on it), click, key or paste, and shows how far it has come until it is read.
 * `resumes` are those that the page shows, as the server last told them; `children` stand above the drop area, and `details` below them
 * while nothing is uploaded.
 */
export function ResumeUpload({
  resumes,
  children,
  details,
  id,
}: {
  resumes: readonly Resume[];
  children?: ReactNode;
  details?: ReactNode;
  id?: string;
}) {
  const parts = useResumeUpload(resumes);
  const { over, handlers } = useResumeDrop(parts.choose);
  const progress = uploadProgress(parts.upload, parts.latest);
  const { drawn, ended } = useDrawnProgress(progress);
  const busy = parts.upload.stage === 'sending' || (parts.upload.stage === 'kept' && progress.percent < 100);
  const card = useKeptFocus(parts.upload.stage, ended);
  return (
    <Card
      ref={card}
      id={id}
      tabIndex={-1}
      className={classes.card}
      data-over={over || undefined}
      {...handlers}
    >
      <Stack gap="md">
        {children}
        {parts.upload.stage === 'idle' && details}
        <UploadStage parts={parts} progress={drawn} ended={ended} />
      </Stack>
      <VisuallyHidden component="output" aria-live="polite">
        {busy ? progress.words : ''}
      </VisuallyHidden>
    </Card>
  );
}

/**
 * Whoever chose a file here keeps the place when what was pressed goes: on the button to upload, on the card while the file is read, then
 * on the way to what was read.
 */
function useKeptFocus(stage: Upload['stage'], ended: boolean) {
  const card = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  useEffect(() => {
    hasChosen.current ||= stage === 'selected';
    const { activeElement: at } = document;
    // The button to upload cannot be pressed again while it is busy.
    const isFree =
      at === document.body || at === card.current || (stage === 'sending' && at?.matches('[data-upload]'));
    if (!hasChosen.current || !isFree) return;
    const next =
      stage === 'selected'
        ? card.current?.querySelector<HTMLElement>('[data-upload]')
        : stage === 'kept' && ended
          ? card.current?.querySelector<HTMLElement>('[role="alert"] a')
          : null;
    (next ?? card.current)?.focus({ preventScroll: true });
  }, [stage, ended]);
  return card;
}

function UploadStage({ parts, progress, ended }: { parts: Parts; progress: Progress; ended: boolean }) {
  const { upload, latest } = parts;
  if (upload.stage === 'idle') return <Chooser parts={parts} />;
  const resume = upload.stage === 'kept' ? (latest ?? upload.resume) : null;
  return (
    <Stack gap="sm">
      <div className={classes.stage}>
        {upload.stage !== 'kept' ? (
          <ChosenFile upload={upload} parts={parts} progress={progress} />
        ) : resume && ended ? (
          <UploadOutcome resume={resume} onClose={parts.reset} />
        ) : (
          resume && (
            <FileFrame name={resume.file_name} size={resume.file_size}>
              <ProgressBar progress={progress} />
            </FileFrame>
          )
        )}
      </div>
      <Chooser parts={parts} compact />
    </Stack>
  );
}

/** Takes a file; `compact` below one that was chosen. */
function Chooser({ parts, compact = false }: { parts: Parts; compact?: boolean }) {
  const { stage } = parts.upload;
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  return (
    <div>
      <UnstyledButton
        data-chooser
        className={classes.chooser}
        data-compact={compact || undefined}
        aria-describedby={compact ? undefined : help}
        disabled={stage === 'sending'}
        onClick={() => input.current?.click()}
      >
        <UploadIcon size={20} aria-hidden />
        <Text span size="sm" fw={500}>
          {t('resumes.dropHere')}
        </Text>
      </UnstyledButton>
      {!compact && (
        <Text size="xs" c="dimmed" mt={4} id={help}>
          {t('resumes.acceptedFiles')}
        </Text>
      )}
      {(!compact || stage === 'kept') && <FieldError>{parts.refusal}</FieldError>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('resumes.resumeFile')}
        accept={acceptedFiles}
        onChange={(event) => {
          parts.choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function ChosenFile({
  upload,
  parts,
  progress,
}: {
  upload: Extract<Upload, { stage: 'selected' | 'sending' | 'stopped' }>;
  parts: Parts;
  progress: Progress;
}) {
  const sending = upload.stage === 'sending';
  return (
    <div>
      <FileFrame name={upload.file.name} size={upload.file.size}>
        <ProgressBar progress={progress} />
        <Group gap="xs" mt="sm">
          {/* It stays where it is: the second of two quick clicks must not cancel what the first began. */}
          <Button data-upload px="sm" loading={sending} onClick={() => parts.start()}>
            {upload.stage === 'stopped' ? t('resumes.tryAgain') : t('resumes.uploadResume')}
          </Button>
          <Button variant="default" px="sm" onClick={sending ? parts.cancel : parts.reset}>
            {sending ? t('resumes.cancelUpload') : t('resumes.remove')}
          </Button>
        </Group>
      </FileFrame>
      <FieldError>{upload.stage === 'stopped' ? upload.message : parts.refusal}</FieldError>
    </div>
  );
}

function FileFrame({ name, size, children }: { name: string; size: number; children: ReactNode }) {
  return (
    <div className={classes.file}>
      <Group gap="xs" wrap="nowrap" align="flex-start" mb="xs">
        <FileText size={20} aria-hidden className={classes.icon} />
        <div className={classes.words}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {megabytes(size)}
          </Text>
        </div>
      </Group>
      {children}
    </div>
  );
}
