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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { applicantViewsApi } from '../../../api/hiring/applicant-views.ts';
import { ApiError, call } from '../../platform/client.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import type { SavedView } from './view-queries.ts';
import { searchWords } from './view-labels.ts';
import classes from '../applications/rows.module.css';
import { rich, t } from '../../platform/messages.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  search: ApplicantSearch;
  views: SavedView[];
};

/** Keeps what the list shows under a name, and changes the kept views. */
export function ViewDialog(props: Props) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('applicantViews.views')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('applicantViews.close') }}
    >
      {props.opened && (
        <Stack gap="lg">
          <SaveView {...props} />
          {props.views.length > 0 && (
            <div>
              <Title order={3} size="h4" mb="xs">
                {t('applicantViews.savedViews')}
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
  const queries = useQueryClient();
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { name: '', shared: false, is_default: false },
    draft: 'view',
    validate: { name: (name) => (name.trim() === '' ? t('applicantViews.nameMissing') : null) },
    save: (values) =>
      call(applicantViewsApi.saveApplicantView, {
        body: { ...values, search: shown, ...(job && { job_id: job }) },
      }),
    saved: t('applicantViews.viewSaved'),
    onSaved: async () => {
      await queries.invalidateQueries({ queryKey: ['applicants', 'views'] });
      onClose();
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Text size="sm">
          {rich('applicantViews.shownNow', {
            filters: searchWords(search),
            strong: (text) => <strong>{text}</strong>,
          })}
        </Text>
        <FormProblem problem={problem} />
        <TextInput
          label={t('applicantViews.saveAs')}
          data-autofocus
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <Checkbox label={t('applicantViews.share')} {...form.getInputProps('shared', { type: 'checkbox' })} />
        <Checkbox
          label={t('applicantViews.makeDefault')}
          {...form.getInputProps('is_default', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {t('applicantViews.saveView')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type RowProps = { view: SavedView; search: ApplicantSearch };

function Row({ view, search }: RowProps) {
  const { open } = useViewActions(view);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {view.name}
          </Text>
          {!view.is_mine && <Badge variant="light">{t('applicantViews.sharedByColleague')}</Badge>}
        </Group>
        <Text size="xs" c="dimmed">
          {searchWords(view.search)}
        </Text>
      </div>
      <Group gap="sm">
        <Checkbox
          label={t('applicantViews.default')}
          aria-label={t('applicantViews.openWith', { name: view.name })}
          checked={view.is_default}
          disabled={open.isPending}
          onChange={(event) => open.mutate(event.currentTarget.checked)}
        />
        {view.is_mine && <OwnerActions view={view} search={search} />}
      </Group>
    </li>
  );
}

/** What one can do with a view of one's own. */
function OwnerActions({ view, search: { job: _job, ...shown } }: RowProps) {
  const { change, remove } = useViewActions(view);
  return (
    <>
      <Checkbox
        label={t('applicantViews.shared')}
        aria-label={t('applicantViews.shareNamed', { name: view.name })}
        checked={view.shared}
        disabled={change.isPending}
        onChange={(event) => change.mutate({ shared: event.currentTarget.checked })}
      />
      <Button
        size="compact-sm"
        variant="default"
        disabled={change.isPending}
        aria-label={t('applicantViews.replaceNamed', { name: view.name })}
        onClick={() => change.mutate({ search: shown })}
      >
        {t('applicantViews.replace')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('applicantViews.deleteNamed', { name: view.name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}

function useViewActions({ id, version, name, shared, search }: SavedView) {
  const queries = useQueryClient();
  const params = { id };
  const ends = {
    onSettled: () => queries.invalidateQueries({ queryKey: ['applicants', 'views'] }),
    onError: (error: Error) =>
      toast.error(
        error instanceof ApiError
          ? (error.errors[0]?.detail ?? error.detail ?? error.title)
          : t('applicantViews.saveFailed'),
      ),
  };
  const change = useMutation({
    mutationFn: (value: { shared?: boolean; search?: ApplicantSearch }) =>
      call(applicantViewsApi.changeApplicantView, {
        params,
        body: { version, value: { name, shared, search, ...value } },
      }),
    ...ends,
  });
  const open = useMutation({
    mutationFn: (on: boolean) => call(applicantViewsApi.setDefaultView, { params, body: { on } }),
    ...ends,
  });
  const remove = useMutation({
    mutationFn: () => call(applicantViewsApi.deleteApplicantView, { params }),
    ...ends,
  });
  return { change, open, remove };
}
