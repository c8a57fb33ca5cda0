import { Group, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Experience } from '../../../api/candidates/experiences.ts';
import { t } from '../../platform/messages.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { ExperienceItem } from './experience-item.tsx';
import classes from './experiences.module.css';

/**
 * The first positions, `max` of them (3 unless told), with a way to the rest. `total` counts all when `items` is not all;
 * `actionsFor` gives each its buttons; `withAdd` shows the add button; `brief` leaves the details out;
 * `order` is the level of the headings.
 */
export function ExperienceList({
  items,
  max = 3,
  total = items.length,
  withAdd = false,
  brief = false,
  order = 3,
  actionsFor,
}: {
  items: readonly Experience[];
  max?: number;
  total?: number;
  withAdd?: boolean;
  brief?: boolean;
  order?: 2 | 3;
  actionsFor?: (experience: Experience) => ReactNode;
}) {
  const hidden = total - Math.min(items.length, max);
  return (
    <div>
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('experiences.noneYet')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {items.slice(0, max).map((experience) => (
            <ExperienceItem
              key={experience.id}
              experience={experience}
              brief={brief}
              order={order}
              actions={actionsFor?.(experience)}
            />
          ))}
        </ul>
      )}
      {(withAdd || hidden > 0) && (
        <Group gap="md" mt="md">
          {withAdd && <AddExperience />}
          {hidden > 0 && (
            <TextLink to="/experiences" size="sm">
              {t('experiences.showMore', { count: hidden })}
            </TextLink>
          )}
        </Group>
      )}
    </div>
  );
}

/** The way to the form for a new experience. */
export function AddExperience({ primary = false }: { primary?: boolean }) {
  return (
    <LinkButton
      to="/experiences/new"
      variant={primary ? 'filled' : 'default'}
      leftSection={<Plus size={16} aria-hidden />}
    >
      {t('experiences.add')}
    </LinkButton>
  );
}
