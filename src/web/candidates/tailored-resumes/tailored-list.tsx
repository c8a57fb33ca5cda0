import { Card, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../platform/messages.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { tailoredListQuery } from './tailored-queries.ts';

/** The candidate's tailored copies, newest first; nothing while there is none. */
export function TailoredList() {
  const copies = useQuery(tailoredListQuery).data?.items.filter((copy) => !copy.is_base) ?? [];
  if (copies.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="tailored-copies">
      <Title order={2} size="h3" mb="xs" id="tailored-copies">
        {t('tailoredResumes.copiesForJobs')}
      </Title>
      <Stack gap="sm" style={{ overflowWrap: 'anywhere' }}>
        {copies.map((copy) => (
          <div key={copy.id}>
            <TextLink size="sm" fw={500} to="/tailored/$id" params={{ id: copy.id }}>
              {copy.name}
            </TextLink>
            <Text size="xs" c="dimmed">
              {t('tailoredResumes.changedAgo', {
                count: copy.changes,
                ago: formatAgo(copy.updated_at),
              })}
            </Text>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
