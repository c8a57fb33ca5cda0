import { Text } from '@mantine/core';
import { DetailsText } from '../experiences/details-text.tsx';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { CourseForm } from './course-form.tsx';
import { PositionForm } from './position-form.tsx';
import { useEditing } from './reading-tools.ts';
import { spanLabel, type ValueOf, valueLabel } from './reading-labels.ts';
import { ValueActions, ValueFormRow, ValueRow } from './value-parts.tsx';

/** A position that was read: accepted or corrected, it goes into the work experience. */
export function PositionRow({ value }: { value: ValueOf<'experience'> }) {
  const { editing, open, close } = useEditing(value.path);
  const position = value.value;
  const kept = value.state === 'accepted' || value.state === 'edited';
  if (editing)
    return (
      <ValueFormRow value={value}>
        <PositionForm value={value} onClose={close} />
      </ValueFormRow>
    );
  const actions = <ValueActions value={value} acceptLabel={t('resumes.addToWorkExperience')} onEdit={open} />;
  return (
    <ValueRow
      value={value}
      actions={actions}
      below={
        <>
          {position.description !== '' && (
            <DetailsText text={position.description} about={valueLabel(value)} />
          )}
          {kept && <InWorkExperience />}
        </>
      }
    >
      <Text size="sm" fw={500}>
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
      <Text size="sm" c="dimmed">
        {spanLabel(position) || t('resumes.noDatesFound')}
        {position.location !== '' && ' · '}
        <bdi>{position.location}</bdi>
      </Text>
    </ValueRow>
  );
}

/** A course of study that was read. */
export function CourseRow({ value }: { value: ValueOf<'education'> }) {
  const { editing, open, close } = useEditing(value.path);
  if (editing)
    return (
      <ValueFormRow value={value}>
        <CourseForm value={value} onClose={close} />
      </ValueFormRow>
    );
  const { degree, field, institution } = value.value;
  const course = [degree, field].filter((part) => part !== '').join(', ');
  return (
    <ValueRow value={value} actions={<ValueActions value={value} onEdit={open} />}>
      <Text size="sm" fw={500}>
        {course || institution || valueLabel(value)}
      </Text>
      <Text size="sm" c="dimmed">
        {[course === '' ? '' : institution, spanLabel(value.value)].filter(Boolean).join(' · ')}
      </Text>
    </ValueRow>
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
