import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobSearchApi } from '../../../api/jobs/job-search.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { ExternalBoardKind } from '../../../api/jobs/external-board-kinds.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { siteName } from '../job-boards/board-labels.ts';
import classes from './job-page.module.css';
import { isTaking, sourceOf } from './job-labels.ts';
import { SaveButton } from '../job-form/save-button.tsx';
import { t } from '../../platform/messages.ts';

/** What the person who looks can do with the job: apply and save, sign in to apply, or edit it and see who applied. */
export function JobActions({ job, onApply }: { job: Job; onApply: () => void }) {
  const { status, user } = useSession();
  const visit = useNoteVisit();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (job.mine?.can_edit) {
    return (
      <>
        <LinkButton variant="default" to="/jobs/$id/edit" params={{ id: job.id }}>
          {t('jobs.editJob')}
        </LinkButton>
        <LinkButton to="/jobs/$id/applicants" params={{ id: job.id }}>
          {t('jobs.viewApplicants')}
        </LinkButton>
      </>
    );
  }
  const outside = externalAddress(job);
  const canApply = isTaking(job) && !job.mine?.application;
  if (job.board && job.job_url !== null)
    return <OutsideActions job={job} kind={job.board.kind} address={job.job_url} />;
  if (status === 'out') {
    if (!canApply) return null;
    return (
      <Dock>
        {outside !== null ? (
          <LinkButton to="/auth/login" search={{ from: `${pathname}?apply=1` }}>
            {t('jobs.applyNow')}
          </LinkButton>
        ) : (
          <LinkButton to="/jobs/$id/apply" params={{ id: job.id }} search={sourceOf(window.location.search)}>
            {t('jobs.applyNow')}
          </LinkButton>
        )}
      </Dock>
    );
  }
  if (user?.role !== 'candidate' || job.mine === null) return null;
  const save = <SaveButton job={job} saved={job.mine.saved} />;
  if (!canApply) return save;
  return (
    <Dock>
      {save}
      {outside === null ? (
        <Button onClick={onApply}>{t('jobs.applyNow')}</Button>
      ) : (
        <Button
          component="a"
          href={outside}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={() => visit.mutate(job.id)}
          rightSection={<ExternalLink size={16} aria-hidden />}
          aria-label={t('jobs.applyNowElsewhere')}
        >
          {t('jobs.applyNow')}
        </Button>
      )}
    </Dock>
  );
}

/** Of a job that stands elsewhere: the way there, which is noted for a candidate, and saving it. */
function OutsideActions({ job, kind, address }: { job: Job; kind: ExternalBoardKind; address: string }) {
  const visit = useNoteVisit();
  const isCandidate = useSession().user?.role === 'candidate';
  return (
    <Dock>
      {isCandidate && job.mine && <SaveButton job={job} saved={job.mine.saved} />}
      {isTaking(job) && (
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={() => isCandidate && visit.mutate(job.id)}
          rightSection={<ExternalLink size={16} aria-hidden />}
        >
          {t('jobBoards.viewOn', { site: siteName(kind, address) })}
        </Button>
      )}
    </Dock>
  );
}

/** Beside the title; on a phone at the foot of the screen, always in reach. */
function Dock({ children }: { children: ReactNode }) {
  return (
    <div className={classes.dock} data-dock>
      {children}
    </div>
  );
}

/** The way out opens whether or not it could be noted. */
function useNoteVisit() {
  return useMutation({ mutationFn: (id: string) => call(jobSearchApi.openOutsideJob, { params: { id } }) });
}

/** Where an outside posting takes applications; null for jobs that take them here. */
function externalAddress(job: Job): string | null {
  return job.company === null ? (job.apply_url ?? job.job_url) : job.apply_url;
}
