import { Badge, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Experience } from '../../../api/candidates/experiences.ts';
import { t } from '../../platform/messages.ts';
import { formatMonths } from '../../platform/ui/dates.ts';
import { DetailsText } from './details-text.tsx';
import classes from './experiences.module.css';

/** One position: what, where, from when to when, and its details, shortened unless `brief` leaves them out. `order` fits its heading to the page. */
export function ExperienceItem({
  experience,
  actions,
  brief = false,
  order = 3,
}: {
  experience: Experience;
  actions?: ReactNode;
  brief?: boolean;
  order?: 2 | 3;
}) {
  const place = [experience.company_name, experience.location].filter((part) => part !== '').join(' · ');
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Group gap="xs">
            <Title order={order} size="h3" className={classes.title}>
              {experience.job_title}
            </Title>
            {experience.source === 'resume' && !brief && (
              <Badge color="gray">{t('experiences.fromResume')}</Badge>
            )}
          </Group>
          <Text size="sm">{place}</Text>
          <Text size="sm" c="dimmed">
            {formatMonths(experience.start_date, experience.is_current ? null : experience.end_date)}
          </Text>
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </div>
      {!brief && experience.experience_details !== '' && (
        <DetailsText text={experience.experience_details} about={experience.job_title} />
      )}
    </li>
  );
}
