import { Stack, Text, Title } from '@mantine/core';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { t } from '../../platform/messages.ts';

/** Who sent an applicant, under which terms, and what they wrote. */
export function ReferralCard({ referral }: { referral: NonNullable<Applicant['referral']> }) {
  const { name, kind, fee_terms: terms, note } = referral;
  return (
    <section aria-labelledby="referral" style={{ overflowWrap: 'anywhere' }}>
      <Title order={3} size="h4" id="referral" mb={4}>
        {t(kind === 'agency' ? 'applications.sourceAgency' : 'applications.sourceEmployee', { name })}
      </Title>
      <Stack gap={4}>
        {terms !== '' && <Text size="sm">{t('referrals.terms', { terms })}</Text>}
        {note !== '' && (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {note}
          </Text>
        )}
      </Stack>
    </section>
  );
}
