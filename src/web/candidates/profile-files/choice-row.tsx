import { SegmentedControl, Text } from '@mantine/core';
import type { ImportChoice } from '../../../api/candidates/profile-files.ts';
import { t } from '../../platform/messages.ts';
import classes from './profile-files.module.css';

type Props = {
  label: string;
  before: string;
  after: string;
  choices: ImportChoice[];
  choice: ImportChoice;
  onChoose: (choice: ImportChoice) => void;
  problem?: string | null;
};

/** A value that a file says otherwise, mine beside the file's, and what becomes of them. */
export function ChoiceRow({ label, before, after, choices, choice, onChoose, problem = null }: Props) {
  return (
    <li className={classes.row}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <dl className={classes.values}>
        <Value name={t('profileFiles.mine')} text={before} isUsed={choice !== 'taken'} />
        <Value name={t('profileFiles.theirs')} text={after} isUsed={choice !== 'kept'} />
      </dl>
      {problem !== null ? (
        <Text size="sm" c="dimmed">
          {problem}
        </Text>
      ) : (
        <SegmentedControl
          size="xs"
          aria-label={t('profileFiles.choiceFor', { value: label })}
          data={choices.map((value) => ({ value, label: wordsOf(value, before !== '') }))}
          value={choice}
          onChange={(value) => onChoose(choices.find((each) => each === value) ?? 'kept')}
        />
      )}
    </li>
  );
}

function Value({ name, text, isUsed }: { name: string; text: string; isUsed: boolean }) {
  return (
    <div data-used={isUsed && text !== ''} className={classes.value}>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" size="sm" className={classes.words} {...(text === '' ? { c: 'dimmed' } : {})}>
        {text === '' ? t('profileFiles.nothing') : text}
      </Text>
    </div>
  );
}

function wordsOf(choice: ImportChoice, hasMine: boolean): string {
  if (choice === 'both') return t('profileFiles.keepBoth');
  if (choice === 'taken') return hasMine ? t('profileFiles.useTheirs') : t('profileFiles.add');
  return hasMine ? t('profileFiles.keepMine') : t('profileFiles.leaveOut');
}
