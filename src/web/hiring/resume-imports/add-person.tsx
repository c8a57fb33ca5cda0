import { Button, FileButton, Group, Modal, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { importQuery } from './import-queries.ts';
import { whyLeftOut } from './left-out.ts';
import { useTargets } from './use-import-jobs.ts';
import classes from './resume-imports.module.css';

type Props = { opened: boolean; job: string | undefined; onClose: () => void };

/** Adds one person with their resume to a job or to the talent pool, and opens what came of it. */
export function AddPerson({ opened, job, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('resumeImports.addAPerson')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {opened && <PersonForm job={job} onClose={onClose} />}
    </Modal>
  );
}

function PersonForm({ job, onClose }: Omit<Props, 'opened'>) {
  const targets = useTargets();
  const { form, file, setFile } = usePersonForm(job);
  const { form: fields } = form;
  return (
    <DialogForm form={form} submit={t('resumeImports.addPerson')} onBack={onClose}>
      <NativeSelect
        label={t('resumeImports.addTo')}
        data={targets}
        data-autofocus
        {...fields.getInputProps('job_id')}
      />
      <OneFile file={file} onFile={setFile} error={fields.errors['file']} />
      <Group grow align="start" gap="sm" wrap="wrap" preventGrowOverflow={false}>
        <TextInput
          label={t('resumeImports.nameIfKnown')}
          autoComplete="off"
          maxLength={150}
          miw="14rem"
          {...fields.getInputProps('name')}
        />
        <TextInput
          label={t('resumeImports.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          miw="14rem"
          {...fields.getInputProps('email')}
        />
        <TextInput
          label={t('resumeImports.phoneIfKnown')}
          type="tel"
          autoComplete="off"
          maxLength={40}
          miw="10rem"
          {...fields.getInputProps('phone')}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('resumeImports.aboutKnown')}
      </Text>
      <Textarea
        label={t('resumeImports.personSource')}
        description={t('resumeImports.aboutPersonSource')}
        autosize
        minRows={2}
        maxLength={300}
        {...fields.getInputProps('source')}
      />
    </DialogForm>
  );
}

function usePersonForm(job: string | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const form = useMutationForm({
    initialValues: { job_id: job ?? 'none', name: '', email: '', phone: '', source: '', file: '' },
    draft: 'one person',
    validate: {
      source: (source) => (source.trim() === '' ? t('resumeImports.personSourceNeeded') : null),
      file: () => (file ? whyLeftOut(file.name, file.size) : t('resumeImports.resumeNeeded')),
    },
    save: async ({ job_id: target, source, file: _file, ...person }, idempotencyKey) => {
      if (!file) throw new Error(t('resumeImports.resumeNeeded'));
      const jobId = target === 'none' ? null : target;
      const made = await call(resumeImportsApi.createResumeImport, {
        body: { job_id: jobId, source, person },
        idempotencyKey,
      });
      await call(resumeImportsApi.addImportFile, {
        params: { id: made.id },
        query: { file_name: file.name },
        body: file,
      });
      return made;
    },
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    onSaved: async (made) => {
      queries.setQueryData(importQuery(made.id).queryKey, made);
      await navigate({ to: '/recruiter/imports/$id', params: { id: made.id } });
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    form.form.clearFieldError('file');
  };
  return { form, file, setFile: choose };
}

function OneFile(props: { file: File | null; onFile: (file: File | null) => void; error: React.ReactNode }) {
  const { file, onFile, error } = props;
  const { over, handlers } = useFileDrop(({ files }) => onFile(files[0] ?? null));
  return (
    <div className={classes.one} data-over={over || undefined} {...handlers}>
      <FileButton inputProps={reselectFile} accept=".pdf,.doc,.docx,.txt" onChange={onFile}>
        {(button) => (
          <Button {...button} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
            {file ? t('resumeImports.chooseAnother') : t('resumeImports.chooseResume')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" component="output" className={classes.words ?? ''} c={file ? undefined : 'dimmed'}>
        {file ? file.name : t('resumeImports.oneFile')}
      </Text>
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </div>
  );
}
