import { Card, Stack, Text, Title } from '@mantine/core';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { FileButtons } from '../tailored-resumes/file-buttons.tsx';
import { ImportCard } from './import-card.tsx';

/** The profile as a file to take along, and a file from elsewhere into the profile. */
export function ProfileFilesPage() {
  return (
    <>
      <PageHeader
        title={t('profileFiles.heading')}
        context={t('profileFiles.headingHint')}
        back={
          <TextLink to="/profile" size="sm">
            {t('profileFiles.candidateProfile')}
          </TextLink>
        }
      />
      <Stack gap="lg" maw="44rem">
        <Card component="section" aria-labelledby="export">
          <Title order={2} size="h3" id="export" mb="xs">
            {t('profileFiles.export')}
          </Title>
          <Text size="sm" mb="md">
            {t('profileFiles.exportHint')}
          </Text>
          <FileButtons path="/api/profile/file" />
        </Card>
        <ImportCard />
        <Text size="sm" c="dimmed">
          {rich('profileFiles.otherWays', {
            resumes: (text) => (
              <TextLink to="/profile" search={{ tab: 'resumes' }} inherit underline="always">
                {text}
              </TextLink>
            ),
            settings: (text) => (
              <TextLink to="/settings/$section" params={{ section: 'your-data' }} inherit underline="always">
                {text}
              </TextLink>
            ),
          })}
        </Text>
      </Stack>
    </>
  );
}
