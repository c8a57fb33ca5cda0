import { Group, Text } from '@mantine/core';
import { DetailsText } from '../experiences/details-text.tsx';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { CourseForm } from './course-form.tsx';
import { isIncomplete, PositionForm } from './position-form.tsx';
import classes from './reading.module.css';
import { useEditing, useLighting } from './reading-tools.ts';
import { spanLabel, type ValueOf, valueLabel } from './reading-labels.ts';
import { ValueActions, ValueStatus } from './value-parts.tsx';

/** A position that was read: accepted or corrected, it goes into the work experience. */
export function PositionRow({ value }: { value: ValueOf<'experience'> }) {
  const { editing, open, close } = useEditing(value.path);
  const lighting = useLighting(value.place);
  const position = value.value;
  const incomplete = value.state === 'read' && isIncomplete(position);
  const kept = value.state === 'accepted' || value.state === 'edited';
  return (
    <div
      className={classes.row}
      data-value={value.path}
      data-dropped={value.state === 'dropped' || undefined}
      {...lighting}
    >
      {editing ? (
        <PositionForm value={value} onClose={close} />
      ) : (
        <>
          <Text size="sm" fw={500} className={classes.value}>
            {position.title === '' || position.company === '' ? (
              <bdi>{valueLabel(value)}</bdi>
            ) : (
              rich('resumes.positionAt', {
                name: position.title,
                employer: position.company,
                title: (text) => <bdi>{text}</bdi>,
                company: (text) => <bdi>{text}</bdi>,
              })
            )}
          </Text>
          <Text size="sm" c="dimmed" className={classes.value}>
            {spanLabel(position) || t('resumes.noDatesFound')}
            {position.location !== '' && ' · '}
            <bdi>{position.location}</bdi>
          </Text>
          {position.description !== '' && (
            <DetailsText text={position.description} about={valueLabel(value)} />
          )}
          <Group justify="space-between" gap="xs" mt={4}>
            <ValueStatus value={value} />
            <ValueActions
              value={value}
              acceptLabel={incomplete ? null : t('resumes.addToWorkExperience')}
              editLabel={incomplete ? t('resumes.completeAndAdd') : t('resumes.edit')}
              onEdit={open}
            />
          </Group>
          {kept && <InWorkExperience />}
        </>
      )}
    </div>
  );
}

/** A course of study that was read. */
export function CourseRow({ value }: { value: ValueOf<'education'> }) {
  const { editing, open, close } = useEditing(value.path);
  const lighting = useLighting(value.place);
  const { degree, field, institution } = value.value;
  const course = [degree, field].filter((part) => part !== '').join(', ');
  return (
    <div
      className={classes.row}
      data-value={value.path}
      data-dropped={value.state === 'dropped' || undefined}
      {...lighting}
    >
      {editing ? (
        <CourseForm value={value} onClose={close} />
      ) : (
        <>
          <Text size="sm" fw={500} className={classes.value}>
            {course || institution || valueLabel(value)}
          </Text>
          <Text size="sm" c="dimmed" className={classes.value}>
            {[course === '' ? '' : institution, spanLabel(value.value)].filter(Boolean).join(' · ')}
          </Text>
          <Group justify="space-between" gap="xs" mt={4}>
            <ValueStatus value={value} />
            <ValueActions value={value} onEdit={open} />
          </Group>
        </>
      )}
    </div>
  );
}

function InWorkExperience() {
  return (
    <Text size="xs" c="dimmed">
      {rich('resumes.inWorkExperience', {
        link: (text) => (
          <TextLink to="/experiences" size="xs" underline="always">
            {text}
          </TextLink>
        ),
      })}
    </Text>
  );
}
