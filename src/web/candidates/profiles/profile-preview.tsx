import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ShownCandidate } from '../../../api/candidates/profiles.ts';
import { t } from '../../platform/messages.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import classes from './profile.module.css';
import { previewQuery } from './profile-queries.ts';
import { levelWord } from '../../platform/ui/skill-labels.ts';

/** Shows in a dialog what employers see of the person, as it is saved now. */
export function ProfilePreview() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Eye size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t('profiles.previewAsEmployer')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('profiles.whatEmployersSee')}
        closeButtonProps={{ 'aria-label': t('profiles.close') }}
      >
        <Preview />
      </Modal>
    </>
  );
}

function Preview() {
  const { data, error, refetch } = useQuery(previewQuery);
  if (!data)
    return error ? (
      <ErrorView
        title={t('profiles.previewNotLoaded')}
        error={error}
        onRetry={() => void refetch()}
        order={3}
      />
    ) : (
      <SkeletonList rows={2} height={120} />
    );
  return (
    <Stack gap="lg">
      <section aria-labelledby="preview-applied">
        <Title order={3} id="preview-applied">
          {t('profiles.employersYouAppliedTo')}
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          {t('profiles.seenBesideApplication')}
        </Text>
        <Shown person={data.applied} />
      </section>
      <section aria-labelledby="preview-others">
        <Title order={3} id="preview-others">
          {t('profiles.otherEmployers')}
        </Title>
        <Text size="sm" c="dimmed">
          {data.found ? t('profiles.seenByOthers') : t('profiles.notFindable')}
        </Text>
      </section>
    </Stack>
  );
}

function Shown({ person }: { person: ShownCandidate }) {
  const skills = person.skills.map(({ name, level, stated }) => {
    const words = [levelWord(level), stated && t('profiles.stated')].filter(Boolean);
    return words.length > 0 ? `${name} (${words.join(', ')})` : name;
  });
  const rows: [string, string][] = [
    [t('profiles.name'), person.name],
    [t('profiles.email'), person.email],
    [t('profiles.phone'), person.phone],
    [t('profiles.place'), person.location],
    [t('profiles.links'), person.links.join('\n')],
    [t('profiles.canStart'), person.start_on ? formatDate(person.start_on) : ''],
    [t('profiles.skills'), skills.join(', ')],
    [t('profiles.bio'), person.bio],
  ];
  return (
    <dl className={classes.shown}>
      {rows
        .filter(([, words]) => words !== '')
        .map(([label, words]) => (
          <div key={label} className={classes.shownRow}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
    </dl>
  );
}
