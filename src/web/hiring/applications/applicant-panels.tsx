import { Card, Group, Stack, Tabs, Text, Title, VisuallyHidden } from '@mantine/core';
import type { RefObject } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { ApplicantHumanReviews } from '../../fairness/human-reviews/applicant-human-reviews.tsx';
import { ScoreHoldNote } from '../../matching/fit/score-hold-note.tsx';
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { ScoreNote } from '../../matching/fit/score-note.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { ApplicantNotes } from '../applicant-notes/applicant-notes.tsx';
import { ApplicantTags } from '../applicant-notes/applicant-tags.tsx';
import { ApplicantInterviews } from '../interviews/applicant-interviews.tsx';
import { ApplicantMessages } from '../messages/applicant-messages.tsx';
import { ApplicantOffers } from '../offers/applicant-offers.tsx';
import { ScorecardCard } from '../scorecards/scorecard-card.tsx';
import { ApplicantAbout } from './applicant-about.tsx';
import classes from './applicant-page.module.css';
import { ApplicantTimeline } from './applicant-timeline.tsx';
import { AlsoApplied, Answers, Contact, CoverNote, RejectionCard } from './applicant-answers.tsx';
import { applicantName } from './applicant-name.ts';
import type { Evidence, Mark } from './evidence-marks.ts';
import { ReceiptLink } from '../../matching/fit/receipt-link.tsx';
import { RequirementLedger } from './requirement-ledger.tsx';
import { ResumeLink } from './resume-link.tsx';
import { FieldsCard } from '../custom-fields/fields-card.tsx';
import { MoreFiles } from '../resume-imports/more-files.tsx';
import { TaskList } from '../stage-rules/task-list.tsx';
import { ApplicantData } from '../../privacy/applicant-erasure/applicant-data.tsx';
import { ReferralCard } from './referral-card.tsx';
import { t } from '../../platform/messages.ts';

type PanelProps = {
  applicant: Applicant;
  evidence: Evidence;
  opened: number | null;
  onToggle: (row: number) => void;
  onShow: (mark: Mark) => void;
  onAsk: (requirement: string) => void;
  fields: Record<'note' | 'message', RefObject<HTMLTextAreaElement | null>>;
};

/** The parts of the page beside the resume, one at a time. */
export function ApplicantPanels(props: PanelProps) {
  const { applicant, fields } = props;
  const { id } = applicant;
  return (
    <>
      <Tabs.Panel value="review">
        <Review {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="messages">
        <ApplicantMessages id={id} name={applicantName(applicant.candidate)} field={fields.message} />
      </Tabs.Panel>
      <Tabs.Panel value="interviews">
        <ApplicantInterviews applicant={applicant} />
        {applicant.stage !== 'withdrawn' && <ScorecardCard id={id} />}
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <FieldsCard key={id} of="application" id={id} />
        <ApplicantNotes id={id} jobId={applicant.job_id} field={fields.note} />
        <ApplicantTags applicant={applicant} />
      </Tabs.Panel>
      <Tabs.Panel value="offer">
        <ApplicantOffers applicant={applicant} />
      </Tabs.Panel>
      <Tabs.Panel value="files">
        <Files applicant={applicant} />
        <ApplicantData applicant={applicant} />
      </Tabs.Panel>
      <Tabs.Panel value="timeline">
        <ApplicantTimeline events={applicant.timeline} />
      </Tabs.Panel>
    </>
  );
}

/** The match with every requirement, and what the applicant wrote and shares. */
function Review(props: PanelProps) {
  const { applicant, onAsk } = props;
  const { score } = applicant;
  return (
    <>
      <TaskList applicant={applicant} />
      <ApplicantHumanReviews id={applicant.id} />
      <Match applicant={applicant} />
      {score && (
        <section aria-labelledby="why-this-score" className={classes.why}>
          <VisuallyHidden>
            <h2 id="why-this-score">{t('fit.whyThisScore')}</h2>
          </VisuallyHidden>
          <RequirementLedger
            evidence={props.evidence}
            lines={applicant.resume.lines}
            opened={props.opened}
            onToggle={props.onToggle}
            onShow={props.onShow}
            onAsk={applicant.stage === 'withdrawn' ? undefined : onAsk}
          />
          <div className={classes.how}>
            <ScoreNote score={score} />
            <ScoreOutcomes of={{ jobId: applicant.job_id }} />
          </div>
        </section>
      )}
      {applicant.referral && <ReferralCard referral={applicant.referral} />}
      {applicant.cover_note !== '' && <CoverNote text={applicant.cover_note} />}
      {applicant.answers.length > 0 && <Answers answers={applicant.answers} />}
      {applicant.rejection && <RejectionCard rejection={applicant.rejection} />}
      {!applicant.blind && <Contact applicant={applicant} />}
      {applicant.also_applied.length > 1 && <AlsoApplied applications={applicant.also_applied} />}
      <ApplicantAbout about={applicant.about} />
    </>
  );
}

function Match({ applicant: { score, score_hold: hold } }: { applicant: Applicant }) {
  return (
    <section aria-labelledby="skills-match" className={classes.match}>
      <h2 id="skills-match" className={classes.part}>
        {t('applications.skillsMatch')}
      </h2>
      {score ? (
        <div className={classes.score}>
          <ScoreBar
            value={score.skill_overlap}
            shape={score.shape}
            {...(score.stale ? { note: t('applications.recalculated') } : {})}
          />
        </div>
      ) : hold ? (
        <ScoreHoldNote hold={hold} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('applications.notScoredNote')}
        </Text>
      )}
    </section>
  );
}

/** What can be taken along: the file that was sent, and all that the score was counted from. */
function Files({ applicant }: { applicant: Applicant }) {
  const { id, resume, score, blind, stage, candidate } = applicant;
  const isOpen = stage !== 'withdrawn' && !blind && resume.file_name !== '';
  return (
    <Card component="section" aria-labelledby="files">
      <Stack gap="sm">
        <Title order={2} size="h3" id="files">
          {t('applications.files')}
        </Title>
        {isOpen ? (
          <Group justify="space-between" gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {resume.file_name}
            </Text>
            <ResumeLink id={id} label={t('applications.openFile')} name={applicantName(candidate)} />
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {t('applications.noFile')}
          </Text>
        )}
        {applicant.more_files.length > 0 && <MoreFiles files={applicant.more_files} />}
        {score && !blind && <ReceiptLink href={`/api/applicants/${id}/receipt`} />}
      </Stack>
    </Card>
  );
}
