import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { CourseRow, PositionRow } from './position-value.tsx';
import { isIncomplete } from './position-form.tsx';
import { useReadingTools } from './reading-tools.ts';
import type { TextValue, ValueOf } from './reading-labels.ts';
import { SkillChips } from './skill-chips.tsx';
import { TextValueRow } from './text-value.tsx';
import { t } from '../../platform/messages.ts';

const contactKinds = ['name', 'email', 'phone', 'location', 'link'];

/** The values that were read, by kind, each with its standing and what can be done with it. */
export function ReadingValues({ values, years }: { values: ReadValue[]; years: number | null }) {
  const texts = values.filter((value): value is TextValue => typeof value.value === 'string');
  const contact = texts.filter(({ kind }) => contactKinds.includes(kind));
  const skills = texts.filter(({ kind }) => kind === 'skill');
  const languages = texts.filter(({ kind }) => kind === 'language');
  const positions = values.filter((value) => value.kind === 'experience');
  const courses = values.filter((value) => value.kind === 'education');
  return (
    <section aria-labelledby="reading-values">
      <Title order={2} size="h3" id="reading-values" mb="xs">
        {t('resumes.whatWeFound')}
      </Title>
      <Stack gap="md">
        <ValueGroup title={t('resumes.contact')} empty={contact.length === 0 && t('resumes.noContact')}>
          {contact.map((value) => (
            <TextValueRow key={value.path} value={value} />
          ))}
        </ValueGroup>
        <ValueGroup
          title={t('resumes.experience')}
          note={years === null ? undefined : t('resumes.yearsOfWork', { years })}
          empty={positions.length === 0 && t('resumes.noPositions')}
          action={<AcceptAll positions={positions} />}
        >
          {positions.map((value) => (
            <PositionRow key={value.path} value={value} />
          ))}
        </ValueGroup>
        <ValueGroup title={t('resumes.skills')}>
          <SkillChips skills={skills} />
        </ValueGroup>
        <ValueGroup title={t('resumes.education')} empty={courses.length === 0 && t('resumes.noEducation')}>
          {courses.map((value) => (
            <CourseRow key={value.path} value={value} />
          ))}
        </ValueGroup>
        <ValueGroup title={t('resumes.languages')} empty={languages.length === 0 && t('resumes.noLanguages')}>
          {languages.map((value) => (
            <TextValueRow key={value.path} value={value} />
          ))}
        </ValueGroup>
      </Stack>
    </section>
  );
}

function ValueGroup(props: {
  title: string;
  note?: string | undefined;
  empty?: string | false;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <div>
          <Title order={3}>{props.title}</Title>
          {props.note && (
            <Text size="xs" c="dimmed">
              {props.note}
            </Text>
          )}
        </div>
        {props.action}
      </Group>
      {props.empty ? (
        <Text size="sm" c="dimmed">
          {props.empty}
        </Text>
      ) : (
        <div>{props.children}</div>
      )}
    </Card>
  );
}

function AcceptAll({ positions }: { positions: ValueOf<'experience'>[] }) {
  const { correct } = useReadingTools();
  const ready = positions.filter(({ state, value }) => state === 'read' && !isIncomplete(value));
  if (ready.length < 2) return null;
  return (
    <Button size="compact-sm" onClick={() => correct(ready.map(({ path }) => ({ action: 'accept', path })))}>
      {t('resumes.acceptAll', { count: ready.length })}
    </Button>
  );
}
