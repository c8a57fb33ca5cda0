import { Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import type { Place } from './use-list-position.ts';
import { t } from '../../platform/messages.ts';

/** The ways to the previous and the next applicant of the list one came from, also by the keys K and J. */
export function PreviousNext({ place, search }: { place: Place | null; search: ApplicantSearch }) {
  if (place === null) return null;
  return (
    <Group gap="xs" component="nav" aria-label={t('applications.otherApplicants')}>
      {place.previous && (
        <LinkButton
          variant="default"
          size="compact-sm"
          to="/applicants/$id"
          params={{ id: place.previous }}
          search={search}
          aria-keyshortcuts="k"
          leftSection={<ChevronLeft size={16} aria-hidden />}
        >
          {t('applications.previous')}
        </LinkButton>
      )}
      {place.next && (
        <LinkButton
          variant="default"
          size="compact-sm"
          to="/applicants/$id"
          params={{ id: place.next }}
          search={search}
          aria-keyshortcuts="j"
          rightSection={<ChevronRight size={16} aria-hidden />}
        >
          {t('applications.next')}
        </LinkButton>
      )}
      <Text size="xs" c="dimmed">
        {t('applications.position', {
          position: place.position,
          total: place.total,
        })}
      </Text>
    </Group>
  );
}
