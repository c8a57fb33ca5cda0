import type { JobBoard, StaffBoard } from '../../../api/jobs/job-boards.ts';
import { type Message, message } from '../../../messages/message.ts';
import { type BoardProblem, boardProblems } from '../../platform/adapters/job-boards/board-error.ts';
import { words } from '../../platform/http/reader.ts';
import type { StoredBoard } from './queries.ts';

/** A board as those who follow it see it. */
export function presentBoard(board: StoredBoard): JobBoard {
  const said = noteOf(board);
  return {
    id: board.id,
    address: board.address,
    name: board.name || board.address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    kind: board.kind === 'lever-eu' ? 'lever' : board.kind,
    state: stateOf(board),
    note: said && words(said),
    open_jobs: board.openJobs,
    checked_at: board.checkedAt?.toISOString() ?? null,
    read_at: board.readAt?.toISOString() ?? null,
  };
}

/** A board as the staff sees it. */
export function presentStaffBoard(board: StoredBoard): StaffBoard {
  return { ...presentBoard(board), followers: board.followers, next_at: board.nextAt.toISOString() };
}

function stateOf({ checkedAt, problem, stoppedAt }: StoredBoard): JobBoard['state'] {
  if (stoppedAt) return 'stopped';
  if (problem !== null) return 'failing';
  return checkedAt ? 'current' : 'waiting';
}

function noteOf({ leftOut, problem, shrunkAt, stopReason, stoppedAt }: StoredBoard): Message | null {
  if (stoppedAt) return message('jobBoards.stopped', { reason: stopReason });
  if (problem !== null) return message(PROBLEMS[problemNamed(problem)]);
  if (shrunkAt) return message('jobBoards.mostAreMissing');
  const count = (name: string) => leftOut[name] ?? 0;
  if (count('more') > 0) return message('jobBoards.moreThanRead');
  if (count('elsewhere') > 0) return message('jobBoards.leftOutElsewhere', { count: count('elsewhere') });
  if (count('incomplete') > 0) return message('jobBoards.leftOutIncomplete', { count: count('incomplete') });
  if (count('here') > 0) return message('jobBoards.leftOutHere', { count: count('here') });
  return null;
}

function problemNamed(stored: string): BoardProblem {
  return boardProblems.find((one) => one === stored) ?? 'unreadable';
}

const PROBLEMS = {
  unreachable: 'jobBoards.unreachable',
  forbidden: 'jobBoards.forbidden',
  refused: 'jobBoards.refused',
  missing: 'jobBoards.missing',
  busy: 'jobBoards.busy',
  too_big: 'jobBoards.tooBig',
  loops: 'jobBoards.loops',
  unreadable: 'jobBoards.unreadable',
  no_board: 'jobBoards.noBoard',
} as const;
