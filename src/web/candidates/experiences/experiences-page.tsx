import { Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Briefcase } from 'lucide-react';
import type { Experience } from '../../../api/candidates/experiences.ts';
import { useLoadingTimeout } from '../profiles/use-loading-timeout.ts';
import { rich, t } from '../../platform/messages.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { DeleteExperience } from './delete-experience.tsx';
import { AddExperience, ExperienceList } from './experience-list.tsx';
import { experiencesQuery } from './experience-queries.ts';

/** The candidate's work experience, newest start first. */
export function ExperiencesPage() {
  const query = useQuery(experiencesQuery);
  const { data, error, isRefetchError } = query;
  const { late, askAnew } = useLoadingTimeout(query, experiencesQuery.queryKey);
  useEffect(() => {
    if (isRefetchError) toast.error(t('experiences.refreshFailed'));
  }, [isRefetchError]);
  return (
    <>
      <PageHeader
        title={t('experiences.heading')}
        context={
          data && data.items.length > 0 ? t('experiences.count', { count: data.items.length }) : undefined
        }
        action={data && data.items.length > 0 && <AddExperience primary />}
      />
      {data ? (
        <Positions items={data.items} />
      ) : error || late ? (
        <ErrorView title={t('experiences.listNotLoaded')} error={error} onRetry={askAnew}>
          {late ? t('experiences.listTooLong') : t('experiences.loadFailed')}
        </ErrorView>
      ) : (
        <SkeletonList rows={3} height={120} />
      )}
    </>
  );
}

function Positions({ items }: { items: Experience[] }) {
  if (items.length === 0) {
    return (
      <Card>
        <Empty
          title={t('experiences.emptyTitle')}
          icon={<Briefcase size={20} />}
          action={<AddExperience primary />}
        >
          {rich('experiences.emptyHint', {
            link: (text) => (
              <TextLink to="/profile" search={{ tab: 'resumes' }} inherit underline="always">
                {text}
              </TextLink>
            ),
          })}
        </Empty>
      </Card>
    );
  }
  return (
    <Card>
      <ExperienceList
        items={items}
        order={2}
        max={items.length}
        actionsFor={(item) => <Actions experience={item} />}
      />
    </Card>
  );
}

function Actions({ experience }: { experience: Experience }) {
  return (
    <>
      <LinkButton
        to="/experiences/$id"
        params={{ id: experience.id }}
        variant="default"
        size="compact-sm"
        aria-label={t('experiences.editNamed', {
          title: experience.job_title,
          company: experience.company_name,
        })}
      >
        {t('experiences.edit')}
      </LinkButton>
      <DeleteExperience experience={experience} size="compact-sm" />
    </>
  );
}
