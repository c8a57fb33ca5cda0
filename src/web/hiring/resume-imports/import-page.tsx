import { Group, Stack, UnstyledButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { importStates, type ImportState, type ResumeImport } from '../../../api/hiring/resume-imports.ts';
import { t } from '../../platform/messages.ts';
import { batchCalls } from '../../platform/ui/batch-calls.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { DuplicateActions, ImportActions, NotifyCard } from './import-actions.tsx';
import { ImportFiles } from './import-files.tsx';
import { importQuery } from './import-queries.ts';
import { UploadCard } from './upload-card.tsx';
import classes from './resume-imports.module.css';

/** An import of resumes: how far it has come, what needs a decision, and what became of each file. */
export function ResumeImportPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const { data, isPending, error, refetch } = useQuery(importQuery(id));
  useImportNews(id);
  return (
    <>
      <PageHeader
        title={data ? titles[data.kind] : t('resumeImports.importTitle')}
        back={
          <TextLink size="sm" to="/recruiter/imports">
            {t('resumeImports.allImports')}
          </TextLink>
        }
        context={data ? contextOf(data) : '\u00a0'}
        action={data && <ImportActions item={data} />}
      />
      {isPending && <SkeletonList rows={5} height={56} />}
      {error && (
        <ErrorView title={t('resumeImports.importFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Import item={data} />}
    </>
  );
}

const titles = {
  files: t('resumeImports.importTitle'),
  person: t('resumeImports.personTitle'),
  referral: t('resumeImports.referredTitle'),
};

function Import({ item }: { item: ResumeImport }) {
  const { counts } = item;
  const [state, setState] = useState<ImportState | undefined>();
  const total = importStates.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Stack gap="lg" maw="64rem">
      <UploadCard item={item} />
      <NotifyCard item={item} />
      <div>
        <nav className={classes.tabs} aria-label={t('resumeImports.filesByState')}>
          <Tab label={t('resumeImports.all')} count={total} on={!state} onClick={() => setState(undefined)} />
          {importStates
            .filter((one) => counts[one] > 0 || one === state)
            .map((one) => (
              <Tab
                key={one}
                label={stateLabels[one]}
                count={counts[one]}
                on={state === one}
                onClick={() => setState(one)}
              />
            ))}
        </nav>
        {state === 'duplicate' && counts.duplicate > 1 && <DuplicateActions item={item} />}
        <ImportFiles item={item} state={state} />
      </div>
      {counts.added > 0 && (
        <Group>
          {item.job_id === null ? (
            <LinkButton variant="default" to="/recruiter/talent">
              {t('resumeImports.seePool')}
            </LinkButton>
          ) : (
            <LinkButton variant="default" to="/jobs/$id/applicants" params={{ id: item.job_id }}>
              {t('resumeImports.seeApplicants')}
            </LinkButton>
          )}
        </Group>
      )}
    </Stack>
  );
}

const stateLabels: Record<ImportState, string> = {
  reading: t('resumeImports.reading'),
  to_check: t('resumeImports.toCheck'),
  duplicate: t('resumeImports.duplicates'),
  failed: t('resumeImports.failed'),
  added: t('resumeImports.added'),
  merged: t('resumeImports.merged'),
  skipped: t('resumeImports.skipped'),
  removed: t('resumeImports.removed'),
};

function Tab(props: { label: string; count: number; on: boolean; onClick: () => void }) {
  return (
    <UnstyledButton
      className={classes.tab ?? ''}
      aria-current={props.on || undefined}
      onClick={props.onClick}
    >
      {t('resumeImports.labelAndCount', { label: props.label, count: props.count })}
    </UnstyledButton>
  );
}

function contextOf(item: ResumeImport) {
  const started = { at: formatDateTime(item.created_at), by: item.created_by };
  return (
    <>
      {item.job_id === null ? (
        <TextLink inherit underline="always" to="/recruiter/talent">
          {t('resumeImports.talentPool')}
        </TextLink>
      ) : (
        <TextLink inherit underline="always" to="/jobs/$id/applicants" params={{ id: item.job_id }}>
          {item.job_title}
        </TextLink>
      )}
      {` · ${t('resumeImports.started', started)}`}
      {item.undone && ` · ${t('resumeImports.undone')}`}
    </>
  );
}

const pauseMs = 700;

/** Fetches an import again when the server tells that it has come further, at most once in a while. */
function useImportNews(id: string): void {
  const queries = useQueryClient();
  const [refresh] = useState(() =>
    batchCalls(
      (importId: string) => queries.invalidateQueries({ queryKey: ['resume-imports', importId] }),
      (importId) => importId,
      () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
    ),
  );
  useLive((event) => {
    if (event.type === 'resume_import' && event.id === id) refresh(id);
  });
}
