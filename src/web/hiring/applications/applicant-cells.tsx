import { Badge, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ViewColumn } from '../../../api/hiring/applicant-views.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../../platform/messages.ts';
import { formatAgo, formatDate, formatDateTime, formatMonth } from '../../platform/ui/dates.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { initialsOf } from '../../platform/ui/initials.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { FitGlyph } from '../../platform/ui/score-bar.tsx';
import { StageChip } from '../job-stages/stage-chip.tsx';
import { sourceLabel } from '../reports/source-labels.ts';
import { applicantName } from './applicant-name.ts';
import classes from './applicants-table.module.css';
import { ResumeLink } from './resume-link.tsx';

/** What a cell of a row shows. */
export const cells: Record<ViewColumn, (row: ApplicantRow) => ReactNode> = {
  job: (row) => (
    <TextLink
      inherit
      c="inherit"
      to="/jobs/$id/applicants"
      params={{ id: row.job_id }}
      title={row.job_title}
      className={classes.over}
    >
      {row.job_title}
    </TextLink>
  ),
  position: (row) => {
    const text = positionText(row);
    return <span title={text}>{text}</span>;
  },
  years: (row) => row.years !== null && formatNumber(Math.floor(row.years)),
  fit: (row) =>
    row.fit ? (
      <FitGlyph
        value={row.fit.skill_overlap}
        shape={row.fit.shape}
        note={row.fit.stale ? t('applications.recalculated') : undefined}
        withNumber
      />
    ) : (
      <span className={classes.quiet}>
        {row.score_held ? t('applications.heldBack') : t('applications.notScored')}
      </span>
    ),
  stage: (row) => <StageChip stage={row.stage} name={row.stage_name} />,
  days: (row) => daysInStage(row),
  contact: ({ last_contact: last }) =>
    last && (
      <span
        title={t(last.from_us ? 'applications.contactFromUs' : 'applications.contactFromThem', {
          when: formatDateTime(last.at),
        })}
      >
        {formatAgo(last.at)}
      </span>
    ),
  source: (row) => <span title={sourceLabel(row.source)}>{sourceLabel(row.source)}</span>,
  owner: (row) => <Owner person={row.assigned_to} />,
  applied: (row) => formatDate(row.created_at),
  tags: (row) =>
    row.tags.map((tag) => (
      <Badge key={tag} color="gray" mie={4}>
        {tag}
      </Badge>
    )),
  email: (row) => <span title={row.candidate.email}>{row.candidate.email}</span>,
  resume: (row) =>
    row.stage !== 'withdrawn' &&
    !row.blind && (
      <span className={classes.over}>
        <ResumeLink id={row.id} label={t('applications.resume')} name={applicantName(row.candidate)} />
      </span>
    ),
};

/** What somebody does now, or did last and until when: "Sous Chef, Trattoria Melagrana". */
export function positionText({ position }: Pick<ApplicantRow, 'position'>): string {
  if (position === null) return '';
  const words = [position.title, position.employer].filter(Boolean).join(', ');
  return position.until === null
    ? words
    : t('applications.untilThen', { position: words, until: formatMonth(position.until) });
}

/** For how long an application has been in its stage, in whole days. */
export function daysInStage(row: Pick<ApplicantRow, 'stage_since'>): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(row.stage_since)) / dayMs));
  return t('applications.daysInStage', { days });
}

/** The colleague who looks after an application, by initials; the name is read out, and shown under the pointer. */
export function Owner({ person }: { person: ApplicantRow['assigned_to'] }) {
  if (person === null) return null;
  return (
    <span className={classes.owner} title={person.name}>
      <span aria-hidden>{initialsOf(person.name)}</span>
      <VisuallyHidden>{person.name}</VisuallyHidden>
    </span>
  );
}
