import { Checkbox, type CheckboxProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Job } from '../../../api/jobs/jobs.ts';
import { AutomationNotice } from '../../fairness/human-reviews/automation-notice.tsx';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

type Props = CheckboxProps & {
  employer: string;
  companyId: string | null;
  /** How it goes on to the employer's own system. */
  goesOn: Job['goes_to_ats'];
};

/** What is sent, what a score has to do with it, and the agreement to both. */
export function Agreement({ employer, companyId, goesOn, ...checkbox }: Props) {
  return (
    <>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {t('guestApplications.whatIsSent', { employer, goesOn: goesOn ?? 'not' })}
      </Text>
      <AutomationNotice employer={employer} companyId={companyId} />
      <Checkbox
        id="apply-consent"
        label={rich('guestApplications.agree', {
          employer,
          terms: (text) => newTab('/terms', text),
          privacy: (text) => newTab('/privacy', text),
        })}
        {...checkbox}
      />
    </>
  );
}

function newTab(to: '/terms' | '/privacy', text: ReactNode) {
  return (
    <TextLink to={to} target="_blank" inherit underline="always">
      {text}
    </TextLink>
  );
}
