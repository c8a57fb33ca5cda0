import {
  type AtsStageEffect,
  type AtsStagesRead,
  type atsStagesApi,
  atsStagesLimit,
} from '../../../api/integrations/ats-stages.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { csvPrefix } from '../../platform/adapters/ats/csv.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import { listJobStages } from '../../hiring/job-stages/queries.ts';
import { nameForReader } from '../../platform/stage-names.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';
import { finishStages } from './commands.ts';
import { type Filed, listFiled } from './applications-file-queries.ts';
import { ownConnection } from './access.ts';
import { takeRemoteState } from './pull-commands.ts';
import { fileStageId } from './rules.ts';
import { judge, readStagesFile, type StageLine, stageName } from './stages-file.ts';
import { readWhole } from './webhook.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';
import { words } from '../../platform/http/reader.ts';

type Ports = Pick<Services, 'database' | 'live' | 'log' | 'metrics' | 'now' | 'queue' | 'virusScanner'>;

const maxChanges = 500;
const maxMistakes = 50;

/** Stages that come back from an applicant tracking system by files. */
export const atsStagesHandlers: Handlers<typeof atsStagesApi, Ports> = {
  checkAtsStages: async ({ body }, context) => {
    const companyId = await companyWithFiles(context);
    return (await readOver(context, companyId, await textOf(context, body))).read;
  },

  applyAtsStages: async ({ body }, context) => {
    const companyId = await companyWithFiles(context);
    const { read, lines } = await readOver(context, companyId, await textOf(context, body));
    if (read.mistakes.length > 0)
      throw new ApiError('invalid_input', {
        errors: read.mistakes.map(({ line, detail }) => ({
          pointer: '/body',
          detail: message('integrationErrors.inLine', { line: String(line), mistake: detail }),
        })),
      });
    const rows: AtsStagesRead['rows'] = [];
    for (const line of lines) {
      const row = await context.database.transact(() => take(context, companyId, line));
      if (row) rows.push(row);
    }
    const count = (effect: AtsStageEffect) => rows.filter((row) => row.effect === effect).length;
    await finishStages(
      context,
      { companyId, personId: context.actor.id },
      { moved: count('move'), to_settle: count('confirm') + count('settle') },
    );
    return { rows, unchanged: read.unchanged + lines.length - rows.length, mistakes: [] };
  },
};

async function companyWithFiles(context: SignedIn<Ports>): Promise<string> {
  const connection = await ownConnection(context);
  if (connection.provider !== 'csv')
    throw new ApiError('conflict', { detail: message('integrationErrors.chooseFiles') });
  return connection.companyId;
}

/** What the lines of a file would change, and the lines that change something. */
async function readOver(
  { database }: SignedIn<Ports>,
  companyId: string,
  text: string,
): Promise<{ read: AtsStagesRead; lines: StageLine[] }> {
  const file = readFile(text);
  const ids = file.lines.map(({ id }) => id);
  const found = await listFiled(database, companyId, { ids, prefix: csvPrefix }, false);
  const byId = new Map(found.map((one) => [one.externalId, one]));
  const stages = await listJobStages(
    database,
    companyId,
    found.map(({ jobId }) => jobId),
  );
  const mistakes = [...file.mistakes];
  const rows: AtsStagesRead['rows'] = [];
  const lines: StageLine[] = [];
  for (const line of file.lines) {
    const one = byId.get(line.id);
    const ofJob = stages.get(one?.jobId ?? '') ?? [];
    const verdict = judge(line, one, ofJob);
    if (verdict.effect === 'wrong') mistakes.push({ line: line.line, detail: verdict.detail });
    else if (one && 'to' in verdict) {
      rows.push(rowOf(line, one, ofJob, verdict));
      lines.push(line);
    }
  }
  if (rows.length > maxChanges)
    throw wrongFile(message('integrationErrors.fileTooMuch', { count: rows.length, limit: maxChanges }));
  mistakes.sort((one, other) => one.line - other.line);
  const unchanged = file.lines.length + file.mistakes.length - rows.length - mistakes.length;
  return {
    read: {
      rows,
      unchanged,
      mistakes: mistakes.slice(0, maxMistakes).map(({ line, detail }) => ({ line, detail: words(detail) })),
    },
    lines,
  };
}

/** Takes one line over as it is now, in the caller's transaction; null when it changes nothing any more. */
async function take(
  context: SignedIn<Ports>,
  companyId: string,
  line: StageLine,
): Promise<AtsStagesRead['rows'][number] | null> {
  const { database } = context;
  const [found] = await listFiled(database, companyId, { ids: [line.id], prefix: csvPrefix }, true);
  const stages = found && (await listJobStages(database, companyId, [found.jobId])).get(found.jobId);
  if (!found || !stages) return null;
  const verdict = judge(line, found, stages);
  if (!('to' in verdict)) return null;
  if (verdict.effect === 'confirm') {
    const outcome = { stageId: null, rejectedAt: context.now(), stage: null };
    await takeRemoteState(context, found, found, outcome);
  } else if (verdict.effect !== 'kept') {
    // The file tells by itself whether it knew of the last move.
    const before = { ...found, externalStageId: null, movedHere: verdict.effect === 'settle' };
    const outcome = { stageId: fileStageId(verdict.to.key), rejectedAt: null, stage: verdict.to };
    const pending = await takeRemoteState(context, found, before, outcome);
    const effect = pending === 'conflict' ? 'settle' : verdict.effect;
    return rowOf(line, found, stages, { ...verdict, effect });
  }
  return rowOf(line, found, stages, verdict);
}

function rowOf(
  { line, name }: StageLine,
  found: Filed,
  stages: readonly JobStage[],
  { effect, to }: { effect: AtsStageEffect; to: JobStage },
): AtsStagesRead['rows'][number] {
  return {
    line,
    application_id: found.applicationId,
    job_title: found.jobTitle,
    name,
    from: stageName(stages, found.stageKey),
    to: nameForReader(to),
    effect,
  };
}

function readFile(text: string): ReturnType<typeof readStagesFile> {
  try {
    return readStagesFile(text);
  } catch (error) {
    if (error instanceof CsvMistake) throw wrongFile(error.said);
    throw error;
  }
}

async function textOf(context: SignedIn<Ports>, body: ReadableStream<Uint8Array>): Promise<string> {
  const bytes = await readWhole(body, atsStagesLimit);
  if (!bytes) throw new ApiError('body_too_big');
  await requireClean(context, bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8: said below.
  }
  throw wrongFile(message('integrationErrors.fileNotUtf8'));
}

function wrongFile(detail: MessageOrText): ApiError {
  return new ApiError('invalid_input', { errors: [{ pointer: '/body', detail }] });
}
