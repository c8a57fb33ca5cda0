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
import { useStaffAct } from './use-staff-act.ts';

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
      title={report.data?.kind === 'message' ? 'Message' : 'Reported job'}
      closeButtonProps={{ 'aria-label': 'Close' }}
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
          {topicLabel(report.topic)} · {report.created_at.slice(0, 16).replace('T', ' ')} UTC
        </Text>
      </div>
      <Text size="sm" className={classes.words}>
        {report.words || 'No further details.'}
      </Text>
      {report.email && (
        <Text size="sm">
          Answer by email: <Anchor href={`mailto:${report.email}`}>{report.email}</Anchor>
        </Text>
      )}
      {report.job && <JobPart job={report.job} />}
      <Resolution report={report} {...ends} />
    </Stack>
  );
}

function JobPart({ job }: { job: NonNullable<Report['job']> }) {
  const params = { id: job.id };
  const putBack = useStaffAct(['reports'], () => call(moderationApi.putJobBack, { params }), 'Job restored.');
  const takeDown = useStaffAct(
    ['reports'],
    (reason: string) => call(moderationApi.takeJobDown, { params, body: { reason } }),
    'Job taken down.',
  );
  if (job.taken_down)
    return (
      <Alert color="orange" title="This job was taken down">
        <Text size="sm" mb="xs">
          {job.taken_down.reason}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={putBack.isPending}
          onClick={() => putBack.mutate()}
        >
          Restore
        </Button>
      </Alert>
    );
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">
        The job is {job.status}. {job.open_reports > 1 && `${job.open_reports} reports about it are open. `}
        <TextLink to="/jobs/$id" params={{ id: job.id }} size="sm">
          See the job
        </TextLink>
      </Text>
      <ReasonButton
        label="Take down"
        size="compact-sm"
        title="Take this job down?"
        text="No one outside its company can see it until you restore it. The company is told, with your reason."
        field="Reason for the company"
        about={job.id}
        confirmLabel="Take down"
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
          label="Note for the staff (optional)"
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('note')}
        />
        <FormProblem problem={problem} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" loading={busy}>
            {report.resolved_at === null ? 'Resolve' : 'Open again'}
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
    saved: resolvedAt === null ? 'Resolved.' : 'Reopened.',
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: ['reports'] });
      onMoved();
    },
  });
}
