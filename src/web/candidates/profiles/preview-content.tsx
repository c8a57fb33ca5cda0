import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShownCandidate } from '../../../api/candidates/profiles.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { levelWord } from '../../platform/ui/skill-labels.ts';
import classes from './profile.module.css';
import { previewQuery } from './profile-queries.ts';

/** What employers see of the person: those they applied to, and all others. */
export function PreviewContent() {
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
