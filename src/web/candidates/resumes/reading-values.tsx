import { Button, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import { rich, t } from '../../platform/messages.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { CourseRow, PositionRow } from './position-value.tsx';
import type { TextValue } from './reading-labels.ts';
import { sureFrom } from './sure-from.ts';
import classes from './reading.module.css';
import { useReadingTools } from './reading-tools.ts';
import { isDoubtful, missingContact } from './reading-verdict.ts';
import { SkillChips } from './skill-chips.tsx';
import { TextValueRow } from './text-value.tsx';

const contactKinds = ['name', 'email', 'phone', 'location', 'link'];
/** So many corrections go in one request. */
const MOST = 200;

/** The values that need no look or had one, by kind, with what can be done with each, and the way on. */
export function ReadingValues({ reading, hasDoubts }: { reading: ResumeReading; hasDoubts: boolean }) {
  const values = reading.values.filter((value) => !isDoubtful(value));
  const texts = values.filter((value): value is TextValue => typeof value.value === 'string');
  const open = values.filter(({ state, confidence }) => state === 'read' && confidence >= sureFrom);
  return (
    <>
      <Card component="section" aria-labelledby="reading-values" padding={0}>
        <Group justify="space-between" gap="xs" className={classes.head}>
          <Title order={2} size="h3" id="reading-values" tabIndex={-1}>
            {t('resumes.whatWeFound')}
          </Title>
          <AcceptAll values={open} filled={!hasDoubts} />
        </Group>
        <Contact values={texts.filter(({ kind }) => contactKinds.includes(kind))} reading={reading} />
        <Experience values={values} reading={reading} />
        <ValueGroup title={t('resumes.skills')}>
          <SkillChips skills={texts.filter(({ kind }) => kind === 'skill')} />
        </ValueGroup>
        <Education values={values} reading={reading} />
        <ValueGroup
          title={t('resumes.languages')}
          empty={!reading.values.some(({ kind }) => kind === 'language') && t('resumes.noLanguages')}
        >
          {texts
            .filter(({ kind }) => kind === 'language')
            .map((value) => (
              <TextValueRow key={value.path} value={value} />
            ))}
        </ValueGroup>
      </Card>
      <Group justify="flex-end">
        <LinkButton to="/jobs" variant={hasDoubts || open.length > 0 ? 'default' : 'filled'}>
          {t('resumes.seeYourMatches')}
        </LinkButton>
      </Group>
    </>
  );
}

function Contact({ values, reading }: { values: TextValue[]; reading: ResumeReading }) {
  const missing = missingContact(reading.values);
  return (
    <ValueGroup title={t('resumes.contact')}>
      {values.map((value) => (
        <TextValueRow key={value.path} value={value} />
      ))}
      {missing.map((kind) => (
        <Text key={kind} size="sm" className={classes.row}>
          {rich('resumes.contactMissing', {
            kind,
            link: (text) => (
              <TextLink to="/profile" inherit underline="always">
                {text}
              </TextLink>
            ),
          })}
        </Text>
      ))}
    </ValueGroup>
  );
}

function Experience({ values, reading: { years, ...all } }: { values: ReadValue[]; reading: ResumeReading }) {
  const found = all.values.some(({ kind }) => kind === 'experience');
  return (
    <ValueGroup
      title={t('resumes.experience')}
      note={years === null ? undefined : t('resumes.yearsOfWork', { years })}
      empty={!found && t('resumes.noPositions')}
    >
      {values.map((value) => value.kind === 'experience' && <PositionRow key={value.path} value={value} />)}
    </ValueGroup>
  );
}

function Education({ values, reading }: { values: ReadValue[]; reading: ResumeReading }) {
  const found = reading.values.some(({ kind }) => kind === 'education');
  return (
    <ValueGroup title={t('resumes.education')} empty={!found && t('resumes.noEducation')}>
      {values.map((value) => value.kind === 'education' && <CourseRow key={value.path} value={value} />)}
    </ValueGroup>
  );
}

function ValueGroup(props: {
  title: string;
  note?: string | undefined;
  empty?: string | false;
  children: ReactNode;
}) {
  return (
    <div className={classes.group}>
      <Title order={3} size="sm" fw={500} c="dimmed">
        {props.title}
      </Title>
      <div className={classes.values}>
        {props.empty ? (
          <Text size="sm" c="dimmed">
            {props.empty}
          </Text>
        ) : (
          props.children
        )}
        {props.note && (
          <Text size="xs" c="dimmed" mt={4}>
            {props.note}
          </Text>
        )}
      </div>
    </div>
  );
}

/** Accepts what needs no look, all at once; the positions go into the work experience. */
function AcceptAll({ values, filled }: { values: ReadValue[]; filled: boolean }) {
  const { correct } = useReadingTools();
  if (values.length === 0) return null;
  return (
    <Button
      size="sm"
      variant={filled ? 'filled' : 'default'}
      onClick={() => correct(values.slice(0, MOST).map(({ path }) => ({ action: 'accept', path })))}
    >
      {t('resumes.acceptAll', { count: values.length })}
    </Button>
  );
}
