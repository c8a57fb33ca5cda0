import { Anchor, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { givenAnswer } from '../../jobs/jobs/job-labels.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { stageColor } from '../job-stages/stage-labels.ts';
import { rejectReasonLabels } from './reject-reasons.ts';
import { t } from '../../platform/messages.ts';

/** What the applicant wrote to the employer. */
export function CoverNote({ text }: { text: string }) {
  return (
    <Card component="section" aria-labelledby="cover-note">
      <Title order={2} size="h3" id="cover-note" mb="xs">
        {t('applications.coverNote')}
      </Title>
      <Text size="sm" maw="75ch" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Text>
    </Card>
  );
}

/** Why an application was rejected, and what the applicant hears of it. */
export function RejectionCard({ rejection }: { rejection: NonNullable<Applicant['rejection']> }) {
  return (
    <Card component="section" aria-labelledby="rejection">
      <Title order={2} size="h3" id="rejection" mb="xs">
        {t('applications.rejected')}
      </Title>
      <Text size="sm">{rejection.own_reason?.name ?? rejectReasonLabels[rejection.reason]}</Text>
      {rejection.note !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {rejection.note}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {rejection.mailed
          ? t('applications.emailed')
          : rejection.mail_at
            ? t('applications.emailDue', { when: formatDateTime(rejection.mail_at) })
            : t('applications.noEmail')}
      </Text>
      {rejection.notice && <NoticeLine {...rejection.notice} />}
    </Card>
  );
}

/** When the candidate is or was told what part the score had. */
function NoticeLine({ due_at: due, sent_at: sent }: { due_at: string; sent_at: string | null }) {
  const [now] = useState(() => Date.now());
  const isOverdue = sent === null && Date.parse(due) < now;
  return (
    <Text size="xs" c={isOverdue ? 'red' : 'dimmed'} mt={4}>
      {sent !== null
        ? t('applications.informed', { when: formatDateTime(sent) })
        : isOverdue
          ? t('applications.informOverdue', { when: formatDateTime(due) })
          : t('applications.informBy', { when: formatDateTime(due) })}
    </Text>
  );
}

/** What the applicant answered to the job's questions. */
export function Answers({ answers }: { answers: Applicant['answers'] }) {
  return (
    <Card component="section" aria-labelledby="answers">
      <Stack gap="sm">
        <Title order={2} size="h3" id="answers">
          {t('applications.answers')}
        </Title>
        {answers.map(({ question_id, prompt, answer, flagged }) => (
          <Stack key={question_id} gap={4} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm" fw={500}>
              {prompt}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
              {answer === '' ? t('applications.notAnswered') : givenAnswer(answer)}
            </Text>
            {flagged && <Badge color="yellow">{t('applications.checkAnswer')}</Badge>}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** The same person's other applications to the company. */
export function AlsoApplied({ applications }: { applications: Applicant['also_applied'] }) {
  return (
    <Card component="section" aria-labelledby="also-applied">
      <Title order={2} size="h3" id="also-applied" mb="xs">
        {t('applications.alsoAppliedFor')}
      </Title>
      <Stack gap="xs">
        {applications.map(({ id, job_title: title, stage, stage_name: name }) => (
          <Group key={id} justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
            <TextLink size="sm" to="/applicants/$id" params={{ id }}>
              {title}
            </TextLink>
            <Badge miw="max-content" color={stageColor(stage)}>
              {name}
            </Badge>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

/** How to reach the applicant. */
export function Contact({ applicant }: { applicant: Applicant }) {
  const { candidate, phone, links } = applicant;
  return (
    <Card component="section" aria-labelledby="contact">
      <Stack gap={4}>
        <Title order={2} size="h3" id="contact" mb={4}>
          {t('applications.contact')}
        </Title>
        <Text size="sm">
          <Anchor inherit underline="always" href={`mailto:${candidate.email}`}>
            {candidate.email}
          </Anchor>
        </Text>
        {phone !== '' && (
          <Text size="sm">
            <Anchor inherit underline="always" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </Anchor>
          </Text>
        )}
        {candidate.location !== '' && <Text size="sm">{candidate.location}</Text>}
        {links.filter(isWebLink).map((link) => (
          <Text size="sm" key={link}>
            <Anchor inherit underline="always" href={link} target="_blank" rel="noopener noreferrer nofollow">
              {link}
            </Anchor>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}

/** Only http and https: what a candidate typed must never run in the employer's page. */
function isWebLink(link: string): boolean {
  const protocol = URL.parse(link)?.protocol;
  return protocol === 'http:' || protocol === 'https:';
}
