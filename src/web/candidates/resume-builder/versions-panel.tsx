import { Badge, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { DiffText } from '../tailored-resumes/diff-text.tsx';
import { CopyCard } from './copy-card.tsx';
import { sectionName } from './section-names.ts';
import type { Builder } from './use-builder.ts';

/** What differs from the resume that this one was made from, its saved versions, its name, and how to delete it. */
export function VersionsPanel({ builder }: { builder: Builder }) {
  return (
    <Stack gap="lg">
      <Differences builder={builder} />
      <Versions builder={builder} />
      <CopyCard resume={builder.stored} />
    </Stack>
  );
}

function Differences({ builder: { stored, content } }: { builder: Builder }) {
  const kinds = { added: t('resumeBuilder.added'), removed: t('resumeBuilder.removed'), changed: '' };
  return (
    <Card component="section" aria-labelledby="resume-differences">
      <Title order={2} size="h3" id="resume-differences">
        {t('resumeBuilder.differences')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {stored.differences.length === 0
          ? t('resumeBuilder.noDifferences')
          : t('resumeBuilder.differencesHint')}
      </Text>
      <Stack gap="xs">
        {stored.differences.map((one, index) => (
          <div key={index}>
            <Group gap="xs">
              <Text size="xs" c="dimmed">
                {one.of !== '' ? one.of : nameOf(one.section, content)}
              </Text>
              {kinds[one.kind] !== '' && (
                <Badge size="xs" color="gray">
                  {kinds[one.kind]}
                </Badge>
              )}
            </Group>
            <Text size="sm" component="div">
              <DiffText parts={one.diff} />
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function nameOf(section: string, content: Builder['content']): string {
  return section === 'contact' ? t('resumeBuilder.aboutYou') : sectionName(section, content);
}

type Version = Builder['stored']['versions'][number];

function Versions({ builder }: { builder: Builder }) {
  const { stored } = builder;
  const [name, setName] = useState('');
  const save = () => {
    if (name.trim() === '') return;
    builder.saveVersion(name.trim());
    setName('');
  };
  return (
    <Card component="section" aria-labelledby="resume-versions">
      <Title order={2} size="h3" id="resume-versions" mb="sm">
        {t('resumeBuilder.versions')}
      </Title>
      <Group gap="xs" align="end" mb="sm">
        <TextInput
          label={t('resumeBuilder.versionName')}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
        <Button variant="default" disabled={name.trim() === '' || builder.state !== 'saved'} onClick={save}>
          {t('resumeBuilder.saveVersion')}
        </Button>
      </Group>
      {stored.versions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('resumeBuilder.noVersions')}
        </Text>
      )}
      <Stack gap="xs">
        {stored.versions.map((version) => (
          <VersionRow key={version.id} builder={builder} version={version} />
        ))}
      </Stack>
    </Card>
  );
}

function VersionRow({ builder, version }: { builder: Builder; version: Version }) {
  return (
    <Group justify="space-between" gap="xs">
      <div>
        <Text size="sm">{version.name}</Text>
        <Text size="xs" c="dimmed">
          {formatAgo(version.created_at)}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('resumeBuilder.restoreThis', { name: version.name })}
          disabled={builder.state !== 'saved'}
          onClick={() => builder.restore(version.id)}
        >
          {t('resumeBuilder.restore')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('resumeBuilder.deleteThis', { name: version.name })}
          onClick={() => builder.deleteVersion(version.id)}
        >
          {t('tailoredResumes.delete')}
        </Button>
      </Group>
    </Group>
  );
}
