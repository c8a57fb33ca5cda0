import { Group, Text } from '@mantine/core';
import { CircleCheck, CircleHelp, CircleSlash, CircleX } from 'lucide-react';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import classes from './ledger.module.css';

const states = {
  met: { word: 'Met', icon: CircleCheck },
  partly: { word: 'Partly', icon: CircleSlash },
  unknown: { word: 'Unknown', icon: CircleHelp },
  not_met: { word: 'Not met', icon: CircleX },
} as const;

/** How a requirement stands, by icon and word; colour only repeats it. */
export function RequirementState({ state }: { state: LedgerRow['state'] }) {
  const { word, icon: Icon } = states[state];
  return (
    <Group gap={6} wrap="nowrap" className={classes.state} data-state={state}>
      <Icon size={16} aria-hidden />
      <Text span size="sm" fw={500} inherit>
        {word}
      </Text>
    </Group>
  );
}
