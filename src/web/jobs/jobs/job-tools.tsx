import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { Flag, Link2, Printer, Share2 } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { jobSearchApi, reportReasons } from '../../../api/jobs/job-search.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { oneOf } from '../job-search/job-search.ts';
import classes from './job-page.module.css';
import { t } from '../../platform/messages.ts';

type Reason = (typeof reportReasons)[number];

const reasonLabels: Record<Reason, string> = {
  misleading: t('jobs.misleading'),
  scam: t('jobs.scam'),
  discrimination: t('jobs.discriminating'),
  expired: t('jobs.noLongerExists'),
  other: t('jobs.somethingElse'),
};

/** What anybody can do with a job's page: share it, print it, report it. */
export function JobTools({ job }: { job: Job }) {
  const [reporting, setReporting] = useState(false);
  const copy = useCopyLink(job);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setReporting(false);
    opener.current?.focus();
  };
  return (
    <Stack gap="sm" className={classes.tools}>
      <Group gap="xs">
        {'share' in navigator && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Share2 size={16} aria-hidden />}
            onClick={() =>
              void navigator.share({ title: job.title, url: addressOf(job) }).catch(() => undefined)
            }
          >
            {t('jobs.share')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Link2 size={16} aria-hidden />}
          onClick={() => copy.mutate()}
        >
          {t('jobs.copyLink')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('jobs.print')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Flag size={16} aria-hidden />}
          ref={opener}
          aria-expanded={reporting}
          onClick={() => setReporting(!reporting)}
        >
          {t('jobs.report')}
        </Button>
      </Group>
      {reporting && <ReportForm job={job} onDone={close} />}
    </Stack>
  );
}

/** The whole address of a job's page, for people to pass on. */
export function addressOf(job: Pick<Job, 'id'>): string {
  return `${location.origin}/jobs/${job.id}`;
}

function ReportForm({ job, onDone }: { job: Job; onDone: () => void }) {
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { reason: '', details: '' },
    draft: `report of ${job.id}`,
    save: ({ reason, details }) =>
      call(jobSearchApi.reportJob, {
        params: { id: job.id },
        body: { reason: oneOf(reportReasons, reason) ?? 'other', details },
      }),
    saved: t('jobs.reportThanks'),
    onSaved: onDone,
  });
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Radio.Group label={t('jobs.reportReason')} {...form.getInputProps('reason')}>
          <Stack gap="xs" mt="xs">
            {reportReasons.map((value) => (
              <Radio key={value} value={value} label={reasonLabels[value]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('jobs.reportText')}
          autosize
          minRows={2}
          maxLength={1000}
          {...form.getInputProps('details')}
        />
        <FormProblem problem={problem} />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={busy} disabled={form.values.reason === ''}>
            {t('jobs.sendReport')}
          </Button>
          <Button variant="default" size="xs" onClick={onDone}>
            {t('jobs.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useCopyLink(job: Job) {
  return useMutation({
    mutationFn: () => navigator.clipboard.writeText(addressOf(job)),
    onSuccess: () => toast.success(t('jobs.linkCopied')),
    onError: () => toast.error(t('jobs.linkNotCopied')),
  });
}
