import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { humanReviewDays } from '../../../api/fairness/human-reviews.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { rich, t } from '../../platform/messages.ts';

/** What somebody is told before they apply: that a score assists those who decide, what it uses, and how to ask for a person. */
export function AutomationNotice({ employer, companyId }: { employer: string; companyId: string | null }) {
  return (
    <Stack
      component="section"
      gap={4}
      aria-labelledby="automation-notice"
      style={{ overflowWrap: 'anywhere' }}
    >
      <Text size="sm" fw={500} id="automation-notice">
        {t('humanReviews.noticeTitle')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('humanReviews.noticeScore', { employer })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('humanReviews.noticePeopleDecide', { days: humanReviewDays })} <Details companyId={companyId} />
      </Text>
    </Stack>
  );
}

function Details({ companyId }: { companyId: string | null }) {
  const ai = (text: ReactNode) => (
    <TextLink to="/privacy" hash="ai" inherit underline="always" target="_blank">
      {text}
    </TextLink>
  );
  if (companyId === null) return rich('humanReviews.noticeLink', { ai });
  return rich('humanReviews.noticeLinks', {
    ai,
    outcomes: (text) => (
      <TextLink
        to="/companies/$id"
        params={{ id: companyId }}
        search={{ show: 'fairness' }}
        inherit
        underline="always"
        target="_blank"
      >
        {text}
      </TextLink>
    ),
  });
}
