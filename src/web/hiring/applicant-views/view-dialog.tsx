import {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  Group,
  Modal,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { applicantViewsApi } from '../../../api/hiring/applicant-views.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import type { KeptView } from './view-queries.ts';
import { searchWords } from './view-labels.ts';
import classes from '../applications/rows.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  search: ApplicantSearch;
  views: KeptView[];
};

/** Keeps what the list shows under a name, and changes the kept views. */
export function ViewDialog(props: Props) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      closeOnClickOutside={false}
      title="Views"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.opened && (
        <Stack gap="lg">
          <SaveView {...props} />
          {props.views.length > 0 && (
            <div>
              <Title order={3} size="h4" mb="xs">
                Kept views
              </Title>
              <ul className={classes.list}>
                {props.views.map((view) => (
                  <Row key={view.id} view={view} search={props.search} />
                ))}
              </ul>
            </div>
          )}
        </Stack>
      )}
    </Modal>
  );
}

function SaveView({ search, onClose }: Props) {
  const { job, ...shown } = search;
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);
  const save = useViewChange(() =>
    call(applicantViewsApi.keepApplicantView, {
      body: { name, shared, is_default: isDefault, search: shown, ...(job && { job_id: job }) },
    }),
  );
  function send(event: SubmitEvent) {
    event.preventDefault();
    if (name.trim() === '') return setMistake('Name the view.');
    save.mutate(undefined, {
      onSuccess: () => {
        toast.success('The view is kept.');
        onClose();
      },
    });
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <Text size="sm">
          Shown now: <strong>{searchWords(search)}</strong>
        </Text>
        <TextInput
          label="Keep it as"
          data-autofocus
          maxLength={60}
          value={name}
          error={mistake}
          onChange={(event) => {
            setMistake(null);
            setName(event.currentTarget.value);
          }}
        />
        <Checkbox
          label="Share with the team"
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
        <Checkbox
          label="Open this list with it"
          checked={isDefault}
          onChange={(event) => setDefault(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save view
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Row({ view, search }: { view: KeptView; search: ApplicantSearch }) {
  const { job: _job, ...shown } = search;
  const params = { id: view.id };
  const change = useViewChange((value: { shared?: boolean; search?: ApplicantSearch }) =>
    call(applicantViewsApi.changeApplicantView, {
      params,
      body: {
        version: view.version,
        value: { name: view.name, shared: view.shared, search: view.search, ...value },
      },
    }),
  );
  const open = useViewChange((on: boolean) =>
    call(applicantViewsApi.setDefaultView, { params, body: { on } }),
  );
  const remove = useViewChange(() => call(applicantViewsApi.deleteApplicantView, { params }));
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {view.name}
          </Text>
          {!view.is_mine && <Badge variant="light">Shared by a colleague</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {searchWords(view.search)}
        </Text>
      </div>
      <Group gap="sm">
        <Checkbox
          label="Default"
          aria-label={`Open this list with ${view.name}`}
          checked={view.is_default}
          disabled={open.isPending}
          onChange={(event) => open.mutate(event.currentTarget.checked)}
        />
        {view.is_mine && (
          <>
            <Checkbox
              label="Shared"
              aria-label={`Share ${view.name} with the team`}
              checked={view.shared}
              disabled={change.isPending}
              onChange={(event) => change.mutate({ shared: event.currentTarget.checked })}
            />
            <Button
              size="compact-sm"
              variant="default"
              disabled={change.isPending}
              aria-label={`Replace ${view.name} by what is shown now`}
              onClick={() => change.mutate({ search: shown })}
            >
              Replace
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete the view ${view.name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(undefined)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
      </Group>
    </li>
  );
}

function useViewChange<T>(act: (value: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => queries.invalidateQueries({ queryKey: ['applicants', 'views'] }),
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? (error.errors[0]?.detail ?? error.detail ?? error.title)
          : 'The view could not be saved. Please try again.',
      ),
  });
}
