import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showsRequirement } from '../../src/engine/fit/shows-requirement.ts';

/** A sentence of a resume, a requirement it names, and whether it truly claims it. */
export type Trap = { language: string; requirement: string; meant: boolean; sentence: string };

/** The result of a set of sentences: how many that do not mean it were believed, how many that do were not. */
export type TrapResult = { believed: Trap[]; notMeant: number; lost: Trap[]; meant: number };

/** The sentences of one set; the one left out was written before any rule, and no rule is tuned on it. */
export function readTraps(set: 'tuned' | 'left-out'): Trap[] {
  const lines = readFileSync(join(import.meta.dirname, `${set}.txt`), 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [language = '', requirement = '', sign = '', sentence = ''] = line.split(' | ');
      return { language, requirement, meant: sign === '+', sentence };
    });
}

/** Judges every sentence. */
export function judge(traps: Trap[]): TrapResult {
  const meant = traps.filter((trap) => trap.meant);
  const notMeant = traps.filter((trap) => !trap.meant);
  return {
    believed: notMeant.filter((trap) => showsRequirement(trap.sentence, trap.requirement)),
    notMeant: notMeant.length,
    lost: meant.filter((trap) => !showsRequirement(trap.sentence, trap.requirement)),
    meant: meant.length,
  };
}
