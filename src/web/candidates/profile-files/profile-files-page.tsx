import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { saveFile } from '../../platform/ui/save-file.ts';
import { ImportCard } from './import-card.tsx';

const formats = [
  ['pdf', 'PDF'],
  ['docx', 'Word'],
  ['json', 'JSON Resume'],
  ['md', 'Markdown'],
] as const;

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
          <Group gap="xs">
            {formats.map(([format, name]) => (
              <Button
                key={format}
                component="a"
                href={`/api/profile/file?format=${format}`}
                download
                onClick={(event: MouseEvent<HTMLAnchorElement>) => {
                  event.preventDefault();
                  void saveFile(event.currentTarget.href);
                }}
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
              >
                {name}
              </Button>
            ))}
          </Group>
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
              <TextLink to="/settings" inherit underline="always">
                {text}
              </TextLink>
            ),
          })}
        </Text>
      </Stack>
    </>
  );
}
