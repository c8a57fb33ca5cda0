import {
  Button,
  Card,
  Checkbox,
  FileButton,
  Group,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { referralConsentVersion, type ReferralPortal } from '../../../api/hiring/referrals.ts';
import type { Api } from '../../../api/index.ts';
import { acceptedFiles, fileProblem } from '../../candidates/resumes/resume-file.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';

type Props = { token: string; portal: ReferralPortal };

/** Sends somebody to one of the open jobs: who they are, their resume, a note, and that they agreed. */
export function ReferForm({ token, portal }: Props) {
  const { form, formProps, problem, busy, file, choose, sent } = useReferForm({ token, portal });
  return (
    <Card component="section" aria-label={t('referrals.sendSomeone')} padding="lg">
      <form {...formProps}>
        <Stack gap="md">
          <Title order={2} size="h3">
            {t('referrals.sendSomeone')}
          </Title>
          <Thanks name={sent} />
          <NativeSelect
            label={t('referrals.job')}
            data={portal.jobs.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('job_id')}
          />
          <TextInput
            label={t('referrals.theirName')}
            autoComplete="off"
            maxLength={150}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={t('referrals.theirEmail')}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <Resume file={file} onFile={choose} error={form.errors['file']} />
          <Textarea
            label={t('referrals.note')}
            description={t('referrals.aboutNote', { company: portal.company })}
            autosize
            minRows={3}
            maxLength={2000}
            {...form.getInputProps('note')}
          />
          <Checkbox
            label={t('referrals.agreed', { company: portal.company })}
            {...form.getInputProps('agreed', { type: 'checkbox' })}
          />
          <FormProblem problem={problem} />
          <div>
            <Button type="submit" loading={busy}>
              {t('referrals.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

/** Says that somebody was sent; it takes the focus from the button, whose form is empty again. */
function Thanks({ name }: { name: string | null }) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (name !== null) place.current?.focus();
  }, [name]);
  return (
    <Text
      ref={place}
      tabIndex={-1}
      component="output"
      size="sm"
      fw={500}
      style={{ outline: 'none', overflowWrap: 'anywhere' }}
    >
      {name !== null && t('referrals.wasSent', { name })}
    </Text>
  );
}

function Resume(props: { file: File | null; onFile: (file: File | null) => void; error: React.ReactNode }) {
  const { file, onFile, error } = props;
  return (
    <div>
      <Group gap="sm">
        <FileButton inputProps={reselectFile} accept={acceptedFiles} onChange={onFile}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<FileUp size={16} aria-hidden />}>
              {file ? t('resumeImports.chooseAnother') : t('resumeImports.chooseResume')}
            </Button>
          )}
        </FileButton>
        <Text
          size="sm"
          component="output"
          c={file ? undefined : 'dimmed'}
          style={{ overflowWrap: 'anywhere' }}
        >
          {file ? file.name : t('resumeImports.oneFile')}
        </Text>
      </Group>
      {error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt="xs">
          {error}
        </Text>
      )}
    </div>
  );
}

function useReferForm({ token, portal }: Props) {
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const made = useMutationForm({
    initialValues: {
      job_id: portal.jobs[0]?.id ?? '',
      name: '',
      email: '',
      note: '',
      agreed: false,
      file: '',
    },
    draft: 'referral',
    notKept: ['agreed', 'file'],
    validate: {
      name: (name) => (name.trim() === '' ? t('inputs.writeName') : null),
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : t('inputs.emailLike')),
      file: () => (file ? fileProblem(file) : t('resumeImports.resumeNeeded')),
      agreed: (agreed) => (agreed ? null : t('inputs.referralConsent')),
    },
    save: async ({ agreed: _agreed, file: _file, email, ...person }) => {
      if (!file) throw new Error(t('resumeImports.resumeNeeded'));
      const body = {
        token,
        ...person,
        email: email.trim(),
        consent_version: referralConsentVersion,
      };
      const { upload } = await call<Api['refer']>({ method: 'POST', path: '/api/referrals' }, { body });
      await call<Api['sendReferredResume']>(
        { method: 'POST', path: '/api/referrals/{upload}/resume' },
        { params: { upload }, query: { file_name: file.name }, body: file },
      );
    },
    onSaved: async (_answer, { name, job_id }) => {
      setFile(null);
      setSent(name.trim());
      made.form.setValues({ job_id, name: '', email: '', note: '', agreed: false, file: '' });
      await queries.invalidateQueries({ queryKey: ['referral', token, 'people'] });
    },
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setSent(null);
    made.form.clearFieldError('file');
  };
  return { ...made, file, choose, sent };
}
