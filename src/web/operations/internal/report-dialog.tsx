import { Alert, Anchor, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { moderationApi, type Report } from '../../../api/operations/moderation.ts';
import { call } from '../../platform/client.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './internal.module.css';
import { Loaded } from './loaded.tsx';
import { reportQuery } from './moderation-queries.ts';
import { topicLabel } from './report-labels.ts';
import { useStaffAction } from './use-staff-action.ts';
import { rich, t } from '../../platform/messages.ts';

type Ends = {
  onClose: () => void;
  /** It went from the list of those open to that of those resolved, or back. */
  onMoved: () => void;
};

/** One report or message in full, with what can be done about it. */
export function ReportDialog({ id, ...ends }: Ends & { id: string }) {
  const report = useQuery(reportQuery(id));
  return (
    <Modal
      opened
      onClose={ends.onClose}
      size="lg"
      title={report.data?.kind === 'message' ? t('internalPeople.message') : t('internalPeople.reportedJob')}
      closeButtonProps={{ 'aria-label': t('internalPeople.close') }}
    >
      <Loaded query={report}>{(found) => <Whole key={found.id} report={found} {...ends} />}</Loaded>
    </Modal>
  );
}

function Whole({ report, ...ends }: Ends & { report: Report }) {
  return (
    <Stack gap="md">
      <div>
        <Text fw={500} className={classes.breaks}>
          {report.title}
        </Text>
        <Text size="sm" c="dimmed">
          {t('internalPeople.topicAndTime', {
            topic: topicLabel(report.topic),
            time: report.created_at.slice(0, 16).replace('T', ' '),
          })}
        </Text>
      </div>
      <Text size="sm" className={classes.words}>
        {report.words || t('internalPeople.noDetails')}
      </Text>
      {report.email && (
        <Text size="sm">
          {rich('internalPeople.answerByEmail', {
            email: report.email,
            link: (text) => <Anchor href={`mailto:${report.email}`}>{text}</Anchor>,
          })}
        </Text>
      )}
      {report.job && <JobPart job={report.job} />}
      <Resolution report={report} {...ends} />
    </Stack>
  );
}

function JobPart({ job }: { job: NonNullable<Report['job']> }) {
  const params = { id: job.id };
  const putBack = useStaffAction(
    ['reports'],
    () => call(moderationApi.putJobBack, { params }),
    t('internalPeople.jobRestored'),
  );
  const takeDown = useStaffAction(
    ['reports'],
    (reason: string) => call(moderationApi.takeJobDown, { params, body: { reason } }),
    t('internalPeople.jobTakenDown'),
  );
  if (job.taken_down)
    return (
      <Alert color="orange" title={t('internalPeople.jobWasTakenDown')}>
        <Text size="sm" mb="xs">
          {job.taken_down.reason}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={putBack.isPending}
          onClick={() => putBack.mutate()}
        >
          {t('internalPeople.restore')}
        </Button>
      </Alert>
    );
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">
        {t('internalPeople.jobState', { status: job.status })}{' '}
        {job.open_reports > 1 && `${t('internalPeople.openReports', { count: job.open_reports })} `}
        <TextLink to="/jobs/$id" params={{ id: job.id }} size="sm">
          {t('internalPeople.seeTheJob')}
        </TextLink>
      </Text>
      <ReasonButton
        label={t('internalPeople.takeDown')}
        size="compact-sm"
        title={t('internalPeople.takeDownQuestion')}
        text={t('internalPeople.takeDownNote')}
        field={t('internalPeople.takeDownReason')}
        about={job.id}
        confirmLabel={t('internalPeople.takeDown')}
        danger
        needed
        onConfirm={takeDown.mutateAsync}
      />
    </Group>
  );
}

function Resolution({ report, onClose, onMoved }: Ends & { report: Report }) {
  const { form, problem, busy, formProps } = useResolution(report, onMoved);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Textarea
          label={t('internalPeople.staffNote')}
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('note')}
        />
        <FormProblem problem={problem} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('internalPeople.close')}
          </Button>
          <Button type="submit" loading={busy}>
            {report.resolved_at === null ? t('internalPeople.resolve') : t('internalPeople.openAgain')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useResolution({ id, note, resolved_at: resolvedAt }: Report, onMoved: () => void) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: { note },
    draft: `note on report ${id}`,
    save: (values) =>
      call(moderationApi.resolveReport, {
        params: { id },
        body: { resolved: resolvedAt === null, note: values.note },
      }),
    saved: resolvedAt === null ? t('internalPeople.resolvedNow') : t('internalPeople.reopened'),
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: ['reports'] });
      onMoved();
    },
  });
}
