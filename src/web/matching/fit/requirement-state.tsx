import { Group, Text } from '@mantine/core';
import { CircleCheck, CircleHelp, CircleSlash, CircleX } from 'lucide-react';
import type { Known, LedgerRow } from '../../../api/matching/fit.ts';
import classes from './ledger.module.css';
import { t } from '../../platform/messages.ts';

const states = {
  met: { word: t('fit.met'), icon: CircleCheck },
  partly: { word: t('fit.partly'), icon: CircleSlash },
  unknown: { word: t('fit.unknown'), icon: CircleHelp },
  not_met: { word: t('fit.notMet'), icon: CircleX },
} as const;

/** How a skill is known, in a word; a licence or a language that was not understood so has the word of its state. */
const knownWords: Record<Known, string> = {
  proven: t('fit.proven'),
  listed: t('fit.listed'),
  elsewhere: t('fit.elsewhere'),
  likely: t('fit.likely'),
  stated: t('fit.stated'),
  bare: t('fit.bare'),
  unknown: t('fit.unknown'),
  denied: t('fit.notMet'),
};

type Standing = Pick<LedgerRow, 'state' | 'known'>;

/** How a requirement stands, in a word. */
export function stateWord({ state, known }: Standing): string {
  return known ? knownWords[known] : states[state].word;
}

/** How a requirement stands, by icon and word; colour only repeats it. */
export function RequirementState({ row }: { row: Standing }) {
  const { icon: Icon } = states[row.state];
  return (
    <Group gap={6} wrap="nowrap" className={classes.state} data-state={row.state}>
      <Icon size={16} aria-hidden />
      <Text span size="sm" fw={500} inherit>
        {stateWord(row)}
      </Text>
    </Group>
  );
}
