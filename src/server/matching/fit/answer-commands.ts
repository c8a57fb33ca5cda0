import type { AnswerInput } from '../../../api/matching/fit.ts';
import { isAnswerable } from '../../../api/matching/ledger.ts';
import { answerKey } from '../../../engine/fit/answers.ts';
import type { LedgerRow } from '../../../engine/fit/facts.ts';
import { wordsOfLedger1 } from '../../../engine/fit/ledger-text.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isWordedAs } from '../../platform/http/score-presenter.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { countAnswers, deleteAnswer, storeAnswer } from '../../candidates/resumes/answer-queries.ts';
import { findFit, lockScores, markCandidateStale } from './queries.ts';
import { scoreJobs } from './commands.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Most requirements that a person can answer. */
const maxAnswers = 1000;

/**
 * Keeps or takes back what the signed-in candidate says of one requirement of a job. In one transaction the score of that
 * job is recalculated, and all their others are marked stale and left to a task. Refuses what their file speaks of.
 */
export async function answerRequirement(
  ports: Ports,
  actor: Pick<Actor, 'id'>,
  jobId: string,
  input: AnswerInput,
): Promise<void> {
  const { database } = ports;
  await database.transact(async () => {
    await lockScores(database, actor.id);
    const fit = await findFit(database, actor.id, jobId);
    const row = fit?.ledger.find((one) => one.kind === input.kind && isWordedAs(one, input.requirement));
    if (!row) throw new ApiError('conflict', { detail: message('jobErrors.notAskedNow') });
    const key = answerKey(row.kind, row.requirement);
    if (input.answer === 'undo') await deleteAnswer(database, actor.id, key);
    else await keep(ports, actor, row, key, input.answer === 'have');
    await recordEvent(database, {
      actorId: actor.id,
      action: input.answer === 'undo' ? 'answer.taken_back' : 'answer.given',
      objectType: 'user',
      objectId: actor.id,
      subjectId: actor.id,
      data: { key, requirement: wordsOfLedger1(row.requirement), answer: input.answer, job_id: jobId },
    });
    await markCandidateStale(database, actor.id);
    await ports.queue.enqueue(scoreCandidate, { userId: actor.id }, { key: actor.id });
    await scoreJobs(ports, actor.id, [jobId], 'score');
  });
}

async function keep(
  { database }: Pick<Services, 'database'>,
  actor: Pick<Actor, 'id'>,
  row: LedgerRow,
  key: string,
  has: boolean,
): Promise<void> {
  if (!isAnswerable(row)) throw new ApiError('conflict', { detail: message('jobErrors.resumeSaysAlready') });
  if (!row.answered && (await countAnswers(database, actor.id)) >= maxAnswers)
    throw new ApiError('quota_reached', {
      detail: message('jobErrors.tooManyAnswers', { count: maxAnswers }),
    });
  await storeAnswer(database, actor.id, { key, text: wordsOfLedger1(row.requirement), has });
}
