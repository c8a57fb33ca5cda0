import { Anchor, Button, Card, Group, Text, Title, UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ReadValue, ResumeReading } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { takesKeys } from '../../platform/ui/takes-keys.ts';
import { CourseForm } from './course-form.tsx';
import { PositionForm } from './position-form.tsx';
import { kindLabels, spanLabel, valueLabel, wordsOf } from './reading-labels.ts';
import { PageCrop } from './page-crop.tsx';
import classes from './reading-doubts.module.css';
import { firstIn, useLighting, useReadingTools } from './reading-tools.ts';
import { missingParts } from './reading-verdict.ts';
import { TextValueForm } from './text-value.tsx';

type Moves = { onDone: () => void; onSkip: (() => void) | null };

/** The values to look at, one open at a time: it is kept, corrected or left out, and the next one opens. `crop`: its place is shown above it. */
export function ReadingDoubts(props: { doubts: ReadValue[]; reading: ResumeReading; crop: boolean }) {
  const { doubts, reading, crop } = props;
  const { hold } = useReadingTools();
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState(false);
  const [most, setMost] = useState(doubts.length);
  if (doubts.length > most) setMost(doubts.length);
  const open = doubts.find(({ path }) => path === chosen) ?? doubts[0];
  useEffect(() => hold(open ?? null), [hold, open]);
  useEffect(() => {
    if (!open && moved) document.getElementById('reading-values')?.focus();
  }, [open, moved]);
  if (!open) return null;
  const at = doubts.indexOf(open);
  const next = doubts[at + 1] ?? doubts[0];
  const choose = (path: string | null) => {
    setChosen(path);
    setMoved(true);
  };
  const moves = {
    onDone: () => choose(next?.path ?? null),
    onSkip: doubts.length > 1 ? () => choose(next?.path ?? null) : null,
  };
  return (
    <Card padding={0} component="section" aria-labelledby="reading-doubts" className={classes.card}>
      <Group justify="space-between" gap="xs" wrap="nowrap" className={classes.head}>
        <Title order={2} size="h3" id="reading-doubts">
          {t('resumes.pleaseCheckThese', { count: doubts.length })}
        </Title>
        {most > 1 && (
          <Text size="sm" c="dimmed" className={classes.count}>
            {t('resumes.doubtOf', { number: most - doubts.length + 1, count: most })}
          </Text>
        )}
      </Group>
      {crop && <PageCrop reading={reading} value={open} />}
      <ul className={classes.list}>
        {doubts.map((value) =>
          value === open ? (
            <OpenDoubt key={value.path} value={value} takesFocus={moved} {...moves} />
          ) : (
            <li key={value.path}>
              <UnstyledButton
                className={classes.closed}
                data-value={value.path}
                onClick={() => choose(value.path)}
              >
                <span className={classes.name}>{doubtName(value)}</span>
                <Text span size="sm" c="dimmed" className={classes.reason}>
                  {reasonOf(value)}
                </Text>
                <ChevronRight size={16} aria-hidden />
              </UnstyledButton>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

function OpenDoubt({ value, takesFocus, ...moves }: { value: ReadValue; takesFocus: boolean } & Moves) {
  const item = useRef<HTMLLIElement>(null);
  const lighting = useLighting(value);
  const { editing, setEditing, decide, onKeyDown } = useDeciding(value, moves.onDone);
  useEffect(() => {
    if (takesFocus) firstIn(item.current)?.focus();
  }, [takesFocus]);
  const lacks = missingParts(value);
  const others = (
    <OtherWays name={valueLabel(value)} onLeaveOut={() => decide('drop')} onSkip={moves.onSkip} />
  );
  return (
    // The keys are short ways to the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={item} className={classes.open} data-doubt onKeyDown={onKeyDown} {...lighting}>
      <DoubtHead value={value} />
      {value.kind === 'experience' && lacks.length > 0 ? (
        <PositionForm
          value={value}
          only={lacks}
          others={others}
          takesFocus={takesFocus}
          onClose={moves.onDone}
        />
      ) : editing ? (
        <EditForm value={value} onSaved={moves.onDone} onClose={() => setEditing(false)} />
      ) : (
        <Group gap="xs" data-actions className={classes.acts}>
          <Button
            size="sm"
            aria-label={`${t('resumes.keep')}: ${valueLabel(value)}`}
            onClick={() => decide('accept')}
          >
            {t('resumes.keep')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-keyshortcuts="E"
            aria-label={`${t('resumes.edit')}: ${valueLabel(value)}`}
            onClick={() => setEditing(true)}
          >
            {t('resumes.edit')}
          </Button>
          {others}
        </Group>
      )}
    </li>
  );
}

/** What is done with the open value, by its buttons and by one key each: E edits it, X leaves it out. */
function useDeciding(value: ReadValue, onDone: () => void) {
  const [editing, setEditing] = useState(false);
  const { correct } = useReadingTools();
  function decide(action: 'accept' | 'drop') {
    onDone();
    correct([{ action, path: value.path }]);
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = { e: () => setEditing(true), x: () => decide('drop') }[event.key.toLowerCase()];
    if (!act || editing || takesKeys(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }
  return { editing, setEditing, decide, onKeyDown };
}

/** What the open value is, the words it was read from, and why it is to be looked at. */
function DoubtHead({ value }: { value: ReadValue }) {
  const { go } = useReadingTools();
  const { place } = value;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <Text fw={600} className={classes.name}>
          {doubtName(value)}
        </Text>
        {place && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            className={classes.where}
            onClick={() => go(place)}
          >
            {t('resumes.line', { line: place.line })}
          </Anchor>
        )}
      </Group>
      {place && place.quote !== '' && (
        <p className={classes.quote}>
          <mark dir="auto">{place.quote}</mark>
        </p>
      )}
      {value.kind === 'experience' && (
        <Text size="sm">{[spanLabel(value.value), value.value.location].filter(Boolean).join(' · ')}</Text>
      )}
      <Text size="sm" c="dimmed" mb="xs">
        {reasonOf(value)}
      </Text>
    </>
  );
}

/** What else can be done with a value than to keep it. */
function OtherWays(props: { name: string; onLeaveOut: () => void; onSkip: (() => void) | null }) {
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        aria-keyshortcuts="X"
        aria-label={t('resumes.leaveOutNamed', { name: props.name })}
        onClick={props.onLeaveOut}
      >
        {t('resumes.leaveOut')}
      </Button>
      {props.onSkip && (
        <Button size="sm" variant="subtle" color="gray" onClick={props.onSkip}>
          {t('resumes.skip')}
        </Button>
      )}
    </>
  );
}

function EditForm(props: { value: ReadValue; onSaved: () => void; onClose: () => void }) {
  const { value, ...ends } = props;
  if (value.kind === 'experience') return <PositionForm value={value} {...ends} />;
  if (value.kind === 'education') return <CourseForm value={value} {...ends} />;
  return <TextValueForm value={value} {...ends} />;
}

function doubtName(value: ReadValue): string {
  return typeof value.value === 'string' ? `${kindLabels[value.kind]}: ${value.value}` : valueLabel(value);
}

function reasonOf(value: ReadValue): string {
  const lacks = missingParts(value);
  return lacks.length > 0 ? t('resumes.notFoundParts', { parts: wordsOf(lacks) }) : t('resumes.notSure');
}
