import { Stack, Text } from '@mantine/core';
import { humanReviewDays } from '../../../api/fairness/human-reviews.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

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
        Automated assistance in hiring
      </Text>
      <Text size="sm" c="dimmed">
        {employer} sees a skills match: a percentage that this program works out, with every reason for it,
        the same that you see. It compares the skills, years, level, education and languages that the job asks
        for with what your resume and your answers say, and uses no name, photo, address, age, gender or
        school.
      </Text>
      <Text size="sm" c="dimmed">
        People decide. A score never rejects, hides or moves anyone. At any time you can ask on your
        application’s page to be assessed another way, without the score, or for a review by a person. A
        person answers within {humanReviewDays} business days. <Details companyId={companyId} />
      </Text>
    </Stack>
  );
}

function Details({ companyId }: { companyId: string | null }) {
  return (
    <>
      <TextLink to="/privacy" hash="ai" inherit underline="always" target="_blank">
        AI notice
      </TextLink>
      {companyId !== null && (
        <>
          {', '}
          <TextLink
            to="/companies/$id"
            params={{ id: companyId }}
            search={{ show: 'fairness' }}
            inherit
            underline="always"
            target="_blank"
          >
            hiring outcomes by sex and race
          </TextLink>
        </>
      )}
      .
    </>
  );
}
