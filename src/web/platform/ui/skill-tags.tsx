import { Badge, Group, VisuallyHidden } from '@mantine/core';
import classes from './skill-tags.module.css';
import { t } from '../messages.ts';
import { FirstIcon } from './first-icons.tsx';

/** Skills as tags: the first `max` (5 unless told), then "+N more"; those in `met` have a tick. */
export function SkillTags({
  skills,
  max = 5,
  label = t('ui.skills'),
  met,
}: {
  skills: string[];
  max?: number;
  label?: string;
  met?: ReadonlySet<string>;
}) {
  if (skills.length === 0) return null;
  const rest = skills.length - max;
  return (
    <Group component="ul" gap={4} className={classes.list} aria-label={label}>
      {skills.slice(0, max).map((skill) => (
        <li key={skill} className={classes.item}>
          {met?.has(skill) ? (
            <Badge className={classes.tag} leftSection={<FirstIcon shape="check" size={12} />}>
              {skill}
              <VisuallyHidden> {t('ui.skillMet')}</VisuallyHidden>
            </Badge>
          ) : (
            <Badge color="gray" className={classes.tag}>
              {skill}
            </Badge>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li className={classes.item}>
          <Badge color="gray" variant="transparent" title={skills.slice(max).join(', ')}>
            {t('ui.moreSkills', { count: rest })}
          </Badge>
        </li>
      )}
    </Group>
  );
}
