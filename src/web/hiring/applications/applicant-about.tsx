import { Card, Stack, Text, Title } from '@mantine/core';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { t } from '../../platform/messages.ts';

/** What the applicant says in their profile and shares with employers they apply to; nothing where that is nothing. */
export function ApplicantAbout({ about }: { about: Applicant['about'] }) {
  const { bio, start_on: startOn, skills } = about;
  if (bio === '' && startOn === null && skills.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="about-applicant">
      <Stack gap={4}>
        <Title order={2} size="h3" id="about-applicant" mb={4}>
          {t('applications.fromProfile')}
        </Title>
        {startOn && <Text size="sm">{t('applications.canStart', { day: formatDate(startOn) })}</Text>}
        {skills.length > 0 && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t('applications.addedSkills', { skills: skills.map(skillWords).join(', ') })}
          </Text>
        )}
        {bio !== '' && (
          <Text size="sm" maw="75ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {bio}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function skillWords({ name, level }: Applicant['about']['skills'][number]): string {
  return level === null ? name : t('applications.skillAndLevel', { skill: name, level });
}
