import { Button, Group } from '@mantine/core';
import type { Applicant } from '../../../api/hiring/applications.ts';
import classes from './applicant-page.module.css';
import { isOpenStage } from '../job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';

/** The ways to the parts of an applicant's page, which is long. */
export function SectionLinks({ applicant }: { applicant: Applicant }) {
  const parts = [
    ['resume-text', t('applications.resume')],
    ['messages', t('applications.messages')],
    ...(isOpenStage(applicant.stage)
      ? [
          ['interviews', t('applications.interviews')],
          ['offers', t('applications.offers')],
        ]
      : []),
    ...(applicant.stage === 'withdrawn' ? [] : [['scorecards', t('applications.scorecards')]]),
    ['notes', t('applications.notes')],
    ['timeline', t('applications.timeline')],
  ] as const;
  return (
    <Group component="nav" aria-label={t('applications.onThisPage')} gap={4} className={classes.parts ?? ''}>
      {parts.map(([id = '', title = '']) => (
        <Button key={id} variant="subtle" size="compact-sm" data-part={id} onClick={() => goTo(id)}>
          {title}
        </Button>
      ))}
    </Group>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}
