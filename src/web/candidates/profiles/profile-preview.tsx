import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ShownCandidate } from '../../../api/candidates/profiles.ts';
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
        Preview as employer
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title="What employers see"
        closeButtonProps={{ 'aria-label': 'Close' }}
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
        title="The preview could not be loaded"
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
          Employers you applied to
        </Title>
        <Text size="sm" c="dimmed" mb="xs">
          In addition to the resume, note and answers you sent them.
        </Text>
        <Shown person={data.applied} />
      </section>
      <section aria-labelledby="preview-others">
        <Title order={3} id="preview-others">
          All other employers
        </Title>
        <Text size="sm" c="dimmed">
          {data.found
            ? 'Your name, location, skills and last position, and how you match their jobs, but no contact details.'
            : 'Nothing. They can’t find you.'}
        </Text>
      </section>
    </Stack>
  );
}

function Shown({ person }: { person: ShownCandidate }) {
  const skills = person.skills.map(({ name, level, stated }) => {
    const words = [levelWord(level)?.toLowerCase(), stated && 'stated'].filter(Boolean);
    return words.length > 0 ? `${name} (${words.join(', ')})` : name;
  });
  const rows: [string, string][] = [
    ['Name', person.name],
    ['Email', person.email],
    ['Phone', person.phone],
    ['Place', person.location],
    ['Links', person.links.join('\n')],
    ['Can start', person.start_on ? formatDate(person.start_on) : ''],
    ['Skills', skills.join(', ')],
    ['Bio', person.bio],
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
