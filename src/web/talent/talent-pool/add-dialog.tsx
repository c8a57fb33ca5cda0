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
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { talentApi, talentInput, type TalentInput } from '../../../api/talent/talent-pool.ts';
import { ApiError, call } from '../../platform/client.ts';
import { requestKeys } from '../../jobs/job-form/request-keys.ts';
import { formatCount } from '../../platform/ui/format.ts';
import { toast } from '../../platform/ui/toast.ts';
import { fileAgain } from '../../platform/ui/file-again.ts';

const empty = { name: '', email: '', phone: '', location: '', skills: '', source: '' };
const fields = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['location', 'Place'],
  ['skills', 'Skills, parted by commas'],
] as const;

/** Adds people by hand or from a file; where their data come from is written down, and told to them. */
export function AddDialog(props: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      closeOnClickOutside={false}
      title="Add people"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.opened && <Form onDone={props.onClose} />}
    </Modal>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const [keyFor] = useState(() => requestKeys());
  const source = useRef<HTMLTextAreaElement>(null);
  const [values, setValues] = useState(empty);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const refresh = () => client.invalidateQueries({ queryKey: ['recruiter', 'talent'] });
  const add = useMutation({
    mutationFn: (body: TalentInput) => call(talentApi.addTalent, { body, idempotencyKey: keyFor(body) }),
    onSuccess: ({ name }) => {
      toast.success(`${name} is in the pool, and is told so by mail.`);
      onDone();
    },
    onSettled: refresh,
  });
  const send = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > 200_000) throw new Error('The file is too big: 200 KB at most.');
      const body = { csv: await file.text(), source: values.source };
      return call(talentApi.importTalent, { body, idempotencyKey: keyFor(body) });
    },
    onSuccess: ({ added, known, refused, mistakes: wrong }) => {
      if (wrong.length > 0) return;
      toast.success(
        `${formatCount(added, 'person', 'people')} added${known > 0 ? `, ${known} known already` : ''}${refused > 0 ? `, ${refused} not: they left your pool by mail` : ''}.`,
      );
      onDone();
    },
    onSettled: refresh,
  });
  function save(event: SubmitEvent) {
    event.preventDefault();
    const skills = values.skills.split(',').flatMap((skill) => skill.trim() || []);
    const read = talentInput.safeParse({ ...values, skills });
    setMistakes(
      Object.fromEntries((read.error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message])),
    );
    if (read.success) add.mutate(read.data);
  }
  const error = add.error ?? send.error;
  const set = (name: keyof typeof empty, value: string) => {
    setValues({ ...values, [name]: value });
    setMistakes(Object.fromEntries(Object.entries(mistakes).filter(([field]) => field !== name)));
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <Textarea
          label="Source"
          description="Where you have their data from, and why you may keep them. They are told this by mail, and can have everything deleted with one click."
          autosize
          minRows={2}
          maxLength={300}
          data-autofocus
          ref={source}
          value={values.source}
          error={mistakes['source']}
          onChange={(event) => set('source', event.currentTarget.value)}
        />
        {fields.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            value={values[name]}
            error={mistakes[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
          />
        ))}
        {error && (
          <Alert color="red" role="alert">
            {error instanceof ApiError ? (error.errors[0]?.detail ?? error.message) : error.message}
          </Alert>
        )}
        {send.data && send.data.mistakes.length > 0 && (
          <Alert color="yellow" role="alert" title="Nobody was added">
            {send.data.mistakes.slice(0, 10).map(({ line, column, detail }) => (
              <Text key={`${line} ${column}`} size="sm">
                Line {line}, {column}: {detail}
              </Text>
            ))}
            {send.data.mistakes.length > 10 && (
              <Text size="sm">And {formatCount(send.data.mistakes.length - 10, 'more', 'more')}.</Text>
            )}
          </Alert>
        )}
        <Group gap="xs">
          <Button type="submit" loading={add.isPending}>
            Add this person
          </Button>
        </Group>
        <Title order={3} mt="sm">
          Or from a file
        </Title>
        <Text size="sm" c="dimmed">
          CSV with a line of column names: name, email, and if you have them phone, location and skills
          (parted by |). The source above is written down for all of them.
        </Text>
        <FileButton
          inputProps={fileAgain}
          accept=".csv,text/csv"
          onChange={(file) => {
            const missing = values.source.trim() === '';
            setMistakes(missing ? { source: 'Say where you have it from, and why you may keep it.' } : {});
            if (missing) source.current?.focus();
            else if (file) send.mutate(file);
          }}
        >
          {(button) => (
            <Button {...button} variant="default" w="fit-content" loading={send.isPending}>
              Choose a CSV file
            </Button>
          )}
        </FileButton>
      </Stack>
    </form>
  );
}
