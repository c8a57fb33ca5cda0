import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { ProfileImport } from '../../../api/candidates/profile-files.ts';
import { t } from '../../platform/messages.ts';
import { formatMonth, formatMonths } from '../../platform/ui/dates.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ImportPart } from './import-part.tsx';
import classes from './profile-files.module.css';
import { type ImportChoices, nameOfPart } from './use-import-choices.ts';

type Position = ProfileImport['positions'][number];

const partNames = {
  end: t('profileFiles.partEnd'),
  location: t('profileFiles.partLocation'),
  details: t('profileFiles.partDetails'),
};

/** The positions of a file: new ones to add, and what differs in those that the profile has. */
export function ImportPositions({ positions, choices }: { positions: Position[]; choices: ImportChoices }) {
  if (positions.length === 0) return null;
  const same = positions.filter(({ state, changes }) => state === 'known' && changes.length === 0).length;
  return (
    <ImportPart title={t('profileFiles.workExperience')}>
      <ul className={classes.list}>
        {positions.map((position) =>
          position.state === 'known' ? (
            <Changes key={position.index} position={position} choices={choices} />
          ) : (
            <li key={position.index} className={classes.words}>
              <Checkbox
                label={<Words position={position} />}
                disabled={position.state === 'incomplete'}
                checked={choices.positions.includes(position.index)}
                onChange={() => choices.togglePosition(position.index)}
              />
            </li>
          ),
        )}
      </ul>
      {same > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('profileFiles.knownPositions', { count: same })}
        </Text>
      )}
    </ImportPart>
  );
}

/** The skills of a file that the profile has not. */
export function ImportSkills({
  skills,
  choices,
}: {
  skills: ProfileImport['skills'];
  choices: ImportChoices;
}) {
  const added = skills.filter((skill) => !skill.is_known).map(({ name }) => name);
  if (added.length === 0) return null;
  return (
    <ImportPart title={t('profileFiles.skills')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('profileFiles.skillsHint', { known: skills.length - added.length })}
      </Text>
      <ul className={classes.skills}>
        {added.map((name) => (
          <li key={name} className={classes.words}>
            <Checkbox
              label={name}
              checked={choices.skills.includes(name)}
              onChange={() => choices.toggleSkill(name)}
            />
          </li>
        ))}
      </ul>
      {added.length > 5 && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" onClick={() => choices.setSkills(added)}>
            {t('profileFiles.allSkills')}
          </Button>
          <Button size="xs" variant="default" onClick={() => choices.setSkills([])}>
            {t('profileFiles.noSkills')}
          </Button>
        </Group>
      )}
    </ImportPart>
  );
}

function Changes({ position, choices }: { position: Position; choices: ImportChoices }) {
  const { index, changes } = position;
  return changes.map(({ part, before, after, choices: possible }) => {
    const words = (value: string) =>
      part !== 'end' ? value : value === '' ? t('profileFiles.toThisDay') : formatMonth(value);
    return (
      <ChoiceRow
        key={part}
        label={t('profileFiles.partOf', { part: partNames[part], position: nameOf(position) })}
        before={words(before)}
        after={words(after)}
        choices={possible}
        choice={choices.of(nameOfPart(index, part))}
        onChoose={(choice) => choices.choose(nameOfPart(index, part), choice)}
      />
    );
  });
}

function Words({ position }: { position: Position }) {
  const { start, end, state, problem } = position;
  const note = state === 'similar' ? t('profileFiles.similar') : problem;
  return (
    <span className={classes.words}>
      <b>{nameOf(position)}</b>
      {start && `, ${formatMonths(start, end)}`}
      {note !== null && (
        <Text span size="sm" c="dimmed" display="block">
          {note}
        </Text>
      )}
    </span>
  );
}

function nameOf({ title, company, index }: Position): string {
  if (title && company) return t('profileFiles.positionAt', { title, company });
  return title || company || t('profileFiles.entry', { number: index + 1 });
}
