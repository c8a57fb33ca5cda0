import type { AtsStageEffect } from '../../../api/integrations/ats-stages.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { isCalled, nameForReader } from '../../platform/stage-names.ts';
import { cellOf, readCsv } from '../../platform/adapters/csv/read-csv.ts';
import type { Filed } from './applications-file-queries.ts';
import { fileStageId } from './rules.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';

const maxLines = 5000;

/** A line of the file: the stage that it says, and the stage and version that the application had when the file was made, if told. */
export type StageLine = {
  line: number;
  id: string;
  name: string;
  stage: string;
  stageHere: string | null;
  version: number | null;
};

/** A line with a mistake, and what it is. */
export type LineMistake = { line: number; detail: MessageOrText };

/** What a line asks for: nothing, something that cannot be, or a stage of its job. */
export type Verdict =
  | { effect: 'none' }
  | { effect: 'wrong'; detail: MessageOrText }
  | { effect: AtsStageEffect; to: JobStage };

/**
 * Reads the file of applications with the stages that somebody entered: the columns id and stage, and stage_here, version, first_name
 * and last_name as they are there. Throws a `CsvMistake` when the file as a whole is wrong.
 */
export function readStagesFile(text: string): { lines: StageLine[]; mistakes: LineMistake[] } {
  const rows = readCsv(text, {
    needs: ['id', 'stage'],
    unnamed: (missing) => message('integrationErrors.columnsMissing', { columns: missing.join(', ') }),
    most: maxLines,
    of: 'applications',
    ragged: true,
  });
  const lines: StageLine[] = [];
  const mistakes: LineMistake[] = [];
  const seen = new Map<string, number>();
  for (const { record, line } of rows) {
    const cell = (column: string) => cellOf(record, column);
    const [id, version] = [cell('id'), cell('version')];
    if (Object.keys(record).every((column) => cell(column) === '')) continue;
    const before = seen.get(id);
    if (id === '') mistakes.push({ line, detail: message('integrationErrors.idMissing') });
    else if (before !== undefined)
      mistakes.push({
        line,
        detail: message('integrationErrors.idTwice', { id: short(id), line: String(before) }),
      });
    else {
      seen.set(id, line);
      lines.push({
        line,
        id,
        name: `${cell('first_name')} ${cell('last_name')}`.trim().slice(0, 200),
        stage: cell('stage'),
        stageHere: cell('stage_here') || null,
        version: /^\d{1,9}$/.test(version) ? Number(version) : null,
      });
    }
  }
  return { lines, mistakes };
}

/**
 * What a line does to its application, as it is now, in a job of these stages. What a file said before counts once: a person here
 * has answered it since.
 */
export function judge(line: StageLine, found: Filed | undefined, stages: readonly JobStage[]): Verdict {
  if (!found) return wrong(message('integrationErrors.idUnknown', { id: short(line.id) }));
  if (line.stage === '' || (line.stageHere !== null && isSame(line.stage, line.stageHere)))
    return { effect: 'none' };
  const to = stages.find((stage) => isCalled(stage, line.stage));
  if (!to) {
    const names = stages.flatMap((stage) => (stage.kind === 'withdrawn' ? [] : [nameForReader(stage)]));
    return wrong(
      message('integrationErrors.noSuchStage', { stage: short(line.stage), stages: names.join(', ') }),
    );
  }
  if (to.key === found.stageKey) return { effect: 'none' };
  const isRejection = to.kind === 'rejected';
  const isCurrent = line.version === found.version;
  const isTold = isRejection ? found.rejectedThereAt !== null : found.externalStageId === fileStageId(to.key);
  if (isTold && (isRejection || !isCurrent))
    return found.pending === null ? { effect: 'kept', to } : { effect: 'none' };
  if (to.kind === 'withdrawn') return wrong(message('integrationErrors.onlyCandidateWithdraws'));
  if (found.stage === 'withdrawn') return wrong(message('integrationErrors.applicantWithdrew'));
  if (found.stage === 'rejected') return wrong(message('integrationErrors.rejectedHere'));
  if (isRejection) return { effect: 'confirm', to };
  return { effect: isCurrent || !wasMoved(line, found, stages) ? 'move' : 'settle', to };
}

/** What a stage of a job is called to the reader; its key when it is not among them. */
export function stageName(stages: readonly JobStage[], key: string): string {
  const stage = stages.find((one) => one.key === key);
  return stage ? nameForReader(stage) : key;
}

/** True when somebody moved the application since the file was made, as far as the file tells when that was. */
function wasMoved(line: StageLine, found: Filed, stages: readonly JobStage[]): boolean {
  if (line.version !== null) return true;
  if (line.stageHere === null) return found.movedHere;
  const stage = stages.find(({ key }) => key === found.stageKey);
  return stage ? !isCalled(stage, line.stageHere) : !isSame(found.stageKey, line.stageHere);
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function wrong(detail: MessageOrText): Verdict {
  return { effect: 'wrong', detail };
}
