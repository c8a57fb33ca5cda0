import { Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { ApiError } from '../../platform/client.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import classes from './applicant-page.module.css';
import { applicantQuery } from './applicant-queries.ts';
import { useApplicantScreen } from './applicant-screen.ts';
import { readApplicantSearch } from './applicant-search.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { ApplicantSide } from './applicant-side.tsx';
import { applicantName } from './applicants-table.tsx';
import { LiveApplicants } from './live-applicants.tsx';
import { BlindNote } from './blind-note.tsx';
import { PreviousNext } from './previous-next.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { ResumeText } from './resume-text.tsx';
import { StageMenu } from './stage-menu.tsx';
import { type Place, useApplicantPosition } from './use-list-position.ts';
import { type Review, useReview } from './use-review.ts';
import { t } from '../../platform/messages.ts';

/** One application as the employer reads it: the resume on one side, the reasons on the other. */
export function ApplicantPage() {
  const { id } = useParams({ from: '/shell/applicants/$id' });
  const raw = useSearch({ from: '/shell/applicants/$id' });
  const search = useMemo(() => readApplicantSearch(raw), [raw]);
  useApplicantScreen(id);
  const applicant = useQuery(applicantQuery(id));
  if (applicant.data) return <View key={id} applicant={applicant.data} search={search} />;
  if (applicant.error) {
    const missing = applicant.error instanceof ApiError && applicant.error.status < 429;
    return (
      <ErrorView
        order={1}
        title={missing ? t('applications.applicantNotFound') : t('applications.applicantFailed')}
        error={applicant.error}
        action={
          <LinkButton variant="default" to="/applicants">
            {t('applications.allApplicants')}
          </LinkButton>
        }
        {...(missing ? {} : { onRetry: () => void applicant.refetch() })}
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy data-wide>
      <Skeleton height={40} width="40%" />
      <Skeleton height={480} />
    </Stack>
  );
}

function View({ applicant, search }: { applicant: Applicant; search: ApplicantSearch }) {
  const [row, setRow] = useState<LedgerRow | null>(null);
  const quoted = useMemo(() => anchorsOf(applicant.score?.ledger ?? []), [applicant.score]);
  const pointed = useMemo(() => anchorsOf(row ? [row] : []), [row]);
  const name = applicantName(applicant.candidate);
  const place = useApplicantPosition(applicant.id, search);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const fields = { note: noteField, message: messageField };
  const review = useReview(applicant, place, search, fields);
  const { dialog, setDialog, reject } = review;
  return (
    <div data-wide>
      <LiveApplicants />
      <Header applicant={applicant} search={search} place={place} review={review} />
      <RejectDialog
        opened={dialog === 'reject'}
        title={t('applications.rejectName', { name })}
        about={applicant.id}
        onClose={() => setDialog(null)}
        onReject={reject}
      />
      {applicant.blind && <BlindNote id={applicant.id} />}
      <div className={classes.layout}>
        <ResumeText
          id={applicant.id}
          resume={applicant.resume}
          withdrawn={applicant.stage === 'withdrawn'}
          name={name}
          blind={applicant.blind}
          quoted={quoted}
          pointed={pointed}
        />
        <Stack gap="lg" className={classes.side}>
          <ApplicantSide
            applicant={applicant}
            onPoint={setRow}
            noteField={noteField}
            messageField={messageField}
          />
        </Stack>
      </div>
    </div>
  );
}

function Header(props: {
  applicant: Applicant;
  search: ApplicantSearch;
  place: Place | null;
  review: Review;
}) {
  const { applicant, search, place, review } = props;
  const { moves, dialog, setDialog, acts } = review;
  return (
    <PageHeader
      title={applicantName(applicant.candidate)}
      back={
        <Group justify="space-between" mb="xs" mih={26}>
          <BackToList search={search} />
          <Group gap="xs">
            <ReviewKeys acts={acts} resting={dialog !== null} />
            <PreviousNext place={place} search={search} />
          </Group>
        </Group>
      }
      context={
        <>
          <TextLink inherit underline="always" to="/jobs/$id" params={{ id: applicant.job_id }}>
            {applicant.job_title}
          </TextLink>
          {` · ${t('applications.appliedOn', { day: formatDate(applicant.created_at) })}`}
        </>
      }
      action={
        <StageMenu
          applicant={applicant}
          moves={moves}
          opened={dialog === 'stage'}
          onOpened={(opened) => setDialog(opened ? 'stage' : null)}
          onReject={() => setDialog('reject')}
        />
      }
    />
  );
}

function BackToList({ search }: { search: ApplicantSearch }) {
  const { job, ...rest } = search;
  return job ? (
    <TextLink size="sm" to="/jobs/$id/applicants" params={{ id: job }} search={rest}>
      {t('applications.jobApplicants')}
    </TextLink>
  ) : (
    <TextLink size="sm" to="/applicants" search={rest}>
      {t('applications.allApplicants')}
    </TextLink>
  );
}

/** The lines of the resume that rows of the ledger quote, as anchors. */
function anchorsOf(rows: LedgerRow[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap((row) =>
      row.evidence.flatMap((item) =>
        item.from === 'resume' ? [lineAnchor(item.place.page, item.place.line)] : [],
      ),
    ),
  );
}
