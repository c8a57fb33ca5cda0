import { type JobStage, usualStages } from '../../api/hiring/job-stages.ts';
import type { Stage } from '../../api/hiring/applications.ts';
import type { MessageKey } from '../../messages/keys.ts';
import type { Message } from '../../messages/message.ts';
import { languages } from '../../messages/languages.ts';
import { wordsOf } from '../../messages/render.ts';
import { words } from './http/reader.ts';

/** The text that names a usual stage of each kind. */
export const usualNames = {
  new: 'jobStages.new',
  screen: 'jobStages.screen',
  interview: 'jobStages.interview',
  offer: 'jobStages.offer',
  hired: 'jobStages.hired',
  rejected: 'jobStages.rejected',
  withdrawn: 'jobStages.withdrawn',
} as const satisfies Record<Stage, MessageKey>;

/** What a stage is called for the reader: a usual one that nobody renamed in their language, any other as its company typed it. */
export function nameForReader({ kind, name }: Pick<JobStage, 'kind' | 'name'>): string {
  return isUsual(kind, name) ? usualNameForReader(kind) : name;
}

/** What a stage is called, to be stored in what is put into words later. */
export function storedName({ kind, name }: Pick<JobStage, 'kind' | 'name'>): string | Message {
  return isUsual(kind, name) ? { key: usualNames[kind], values: {} } : name;
}

/** What a stage of a kind is usually called, in the reader's language. */
export function usualNameForReader(kind: Stage): string {
  return words(usualNames[kind]);
}

/** Stages as the reader sees them. */
export function stagesForReader(stages: readonly JobStage[]): JobStage[] {
  return stages.map((stage) => ({ ...stage, name: nameForReader(stage) }));
}

/** Stages as they are stored: a usual one that is called as the reader was shown it keeps its stored name. */
export function stagesToStore(stages: readonly JobStage[]): JobStage[] {
  return stages.map((stage) => {
    const usual = usualStages.find(({ key }) => key === stage.key);
    return usual && stage.name === usualNameForReader(usual.kind) ? { ...stage, name: usual.name } : stage;
  });
}

/** True when a stage is called so, whatever the capitals; a usual one in any of our languages. */
export function isCalled({ kind, name }: Pick<JobStage, 'kind' | 'name'>, text: string): boolean {
  const names = isUsual(kind, name)
    ? languages.map((locale) => wordsOf(usualNames[kind], { locale, timeZone: null }))
    : [name];
  return names.some((each) => each.toLowerCase() === text.trim().toLowerCase());
}

function isUsual(kind: Stage, name: string): boolean {
  return usualStages.some((usual) => usual.kind === kind && usual.name === name);
}
