import {
  Alert,
  Button,
  FileButton,
  Group,
  Modal,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { type FormErrors } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { talentApi, talentInput } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { requestKeys } from '../../platform/ui/request-keys.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';
import { t } from '../../platform/messages.ts';

const empty = { name: '', email: '', phone: '', location: '', skills: '', source: '' };
const fields = [
  ['name', t('talentPool.name')],
  ['email', t('talentPool.email')],
  ['phone', t('talentPool.phone')],
  ['location', t('talentPool.place')],
  ['skills', t('talentPool.skillsField')],
] as const;

/** Adds people by hand or from a file; where their data come from is written down, and told to them. */
export function AddDialog(props: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('talentPool.addPeople')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('talentPool.close') }}
    >
      {props.opened && <Form onDone={props.onClose} />}
    </Modal>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const made = useAddForm(onDone);
  const { form, busy, formProps } = made;
  const file = useFile(onDone);
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Textarea
          label={t('talentPool.source')}
          description={t('talentPool.aboutSource')}
          autosize
          minRows={2}
          maxLength={300}
          data-autofocus
          {...form.getInputProps('source')}
        />
        {fields.map(([name, label]) => (
          <TextInput key={name} label={label} {...form.getInputProps(name)} />
        ))}
        <FormProblem problem={made.problem} />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('talentPool.addPerson')}
          </Button>
        </Group>
        <FromFile form={form} file={file} />
      </Stack>
    </form>
  );
}

function FromFile({ form, file }: { form: AddForm['form']; file: ReturnType<typeof useFile> }) {
  return (
    <>
      <Title order={3} mt="sm">
        {t('talentPool.orFromAFile')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('talentPool.aboutCsv')}
      </Text>
      <FileButton
        inputProps={reselectFile}
        accept=".csv,text/csv"
        onChange={(chosen) => {
          const { source } = form.values;
          const isMissing = source.trim() === '';
          form.clearErrors();
          if (isMissing) form.setFieldError('source', t('talentPool.sourceMissing'));
          if (isMissing) form.getInputNode('source')?.focus();
          else if (chosen) file.mutate({ chosen, source });
        }}
      >
        {(button) => (
          <Button {...button} variant="default" w="fit-content" loading={file.isPending}>
            {t('talentPool.chooseACsvFile')}
          </Button>
        )}
      </FileButton>
      <FormProblem problem={file.error?.message ?? null} />
      {file.data && file.data.mistakes.length > 0 && <Mistakes mistakes={file.data.mistakes} />}
    </>
  );
}

/** What is wrong in the file: it takes the focus from the button, which could not keep it while the file was sent. */
function Mistakes({ mistakes }: { mistakes: { line: number; column: string; detail: string }[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert ref={place} tabIndex={-1} color="yellow" role="alert" title={t('talentPool.noOneWasAdded')}>
      {mistakes.slice(0, 10).map(({ line, column, detail }) => (
        <Text key={`${line} ${column}`} size="sm">
          {t('talentPool.mistake', { line, column, detail })}
        </Text>
      ))}
      {mistakes.length > 10 && (
        <Text size="sm">{t('talentPool.moreMistakes', { count: mistakes.length - 10 })}</Text>
      )}
    </Alert>
  );
}

const refreshed = { queryKey: ['recruiter', 'talent'] };
const mistakesIn = schemaErrors(talentInput);

type AddForm = ReturnType<typeof useAddForm>;

function useAddForm(onDone: () => void) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: empty,
    draft: 'person for the pool',
    validate: (values) => byHead(mistakesIn(bodyOf(values))),
    save: (values, idempotencyKey) => call(talentApi.addTalent, { body: bodyOf(values), idempotencyKey }),
    onSaved: ({ name }) => {
      toast.success(t('talentPool.personAdded', { name }));
      onDone();
      return client.invalidateQueries(refreshed);
    },
    onFailed: () => client.invalidateQueries(refreshed),
    fieldOf: (path) => path.split('.')[0] ?? path,
  });
}

function useFile(onDone: () => void) {
  const client = useQueryClient();
  const [{ keyFor }] = useState(() => requestKeys());
  return useMutation({
    mutationFn: async ({ chosen, source }: { chosen: File; source: string }) => {
      if (chosen.size > 200_000) throw new Error(t('talentPool.fileTooLarge'));
      const body = { csv: await chosen.text(), source };
      return call(talentApi.importTalent, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: ({ added, known, refused, mistakes: wrong }) => {
      if (wrong.length > 0) return;
      toast.success(t('talentPool.importDone', { added, known, refused }));
      onDone();
    },
    onSettled: () => client.invalidateQueries(refreshed),
  });
}

function bodyOf(values: typeof empty) {
  return { ...values, skills: values.skills.split(',').flatMap((skill) => skill.trim() || []) };
}

/** Mistakes of single skills stand at the field of all. */
function byHead(errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, error]) => [path.split('.')[0], error]));
}
