import { Alert, Anchor, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moderationApi, type Report } from '../../../api/operations/moderation.ts';
import { call } from '../../platform/client.ts';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
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
        {report.words || 'They wrote nothing more.'}
      </Text>
      {report.email && (
        <Text size="sm">
          Answer by mail: <Anchor href={`mailto:${report.email}`}>{report.email}</Anchor>
        </Text>
      )}
      {report.job && <JobPart job={report.job} />}
      <Resolution report={report} {...ends} />
    </Stack>
  );
}

function JobPart({ job }: { job: NonNullable<Report['job']> }) {
  const params = { id: job.id };
  const putBack = useStaffAct(
    ['reports'],
    () => call(moderationApi.putJobBack, { params }),
    'The job is back.',
  );
  const takeDown = useStaffAct(
    ['reports'],
    (reason: string) => call(moderationApi.takeJobDown, { params, body: { reason } }),
    'The job is taken down.',
  );
  if (job.taken_down)
    return (
      <Alert color="orange" title="This job is taken down">
        <Text size="sm" mb="xs">
          {job.taken_down.reason}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={putBack.isPending}
          onClick={() => putBack.mutate()}
        >
          Put it back
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
        text="Nobody outside its company sees it until you put it back. Its company is told, with your reason."
        field="Reason, for its company"
        confirmLabel="Take down"
        danger
        needed
        onConfirm={takeDown.mutateAsync}
      />
    </Group>
  );
}

function Resolution({ report, onClose, onMoved }: Ends & { report: Report }) {
  const [note, setNote] = useState(report.note);
  const isResolved = report.resolved_at !== null;
  const settle = useStaffAct(
    ['reports'],
    (body: { resolved: boolean; note: string }) =>
      call(moderationApi.resolveReport, { params: { id: report.id }, body }),
    ({ resolved }) => (resolved ? 'It is resolved.' : 'It is open again.'),
  );
  return (
    <>
      <Textarea
        label="Note for the staff (optional)"
        autosize
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button
          loading={settle.isPending}
          onClick={() => settle.mutate({ resolved: !isResolved, note }, { onSettled: onMoved })}
        >
          {isResolved ? 'Open again' : 'Resolve'}
        </Button>
      </Group>
    </>
  );
}
