import { Group, Text } from '@mantine/core';
import { CircleCheck, CircleHelp, CircleSlash, CircleX } from 'lucide-react';
import type { Known, LedgerRow } from '../../../api/matching/fit.ts';
import classes from './ledger.module.css';

const states = {
  met: { word: 'Met', icon: CircleCheck },
  partly: { word: 'Partly', icon: CircleSlash },
  unknown: { word: 'Unknown', icon: CircleHelp },
  not_met: { word: 'Not met', icon: CircleX },
} as const;

/** How a skill is known, in a word; a licence or a language that was not understood so has the word of its state. */
const knownWords: Record<Known, string> = {
  proven: 'Proven',
  listed: 'Listed',
  elsewhere: 'In other work',
  likely: 'Likely',
  stated: 'Stated',
  bare: 'Only listed',
  unknown: 'Unknown',
  denied: 'Not met',
};

/** How a requirement stands, by icon and word; colour only repeats it. */
export function RequirementState({ row }: { row: Pick<LedgerRow, 'state' | 'known'> }) {
  const { icon: Icon } = states[row.state];
  const word = row.known ? knownWords[row.known] : states[row.state].word;
  return (
    <Group gap={6} wrap="nowrap" className={classes.state} data-state={row.state}>
      <Icon size={16} aria-hidden />
      <Text span size="sm" fw={500} inherit>
        {word}
      </Text>
    </Group>
  );
}
