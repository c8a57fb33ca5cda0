import type { JobCard } from '../../../api/jobs/jobs.ts';
import { shownStates } from '../../../api/matching/ledger.ts';
import { plainMarkdown } from '../../../engine/postings/plain-markdown.ts';
import {
  exactInstant,
  fitSummaryJson,
  type StoredSummary,
  type WithStoredFit,
} from '../../platform/db/sql-parts.ts';
import { type JobColumns, jobColumns, jobFields } from './queries.ts';

/** A card with its score as it is stored. */
export type StoredCard = WithStoredFit<JobCard>;

/** A row with `cardColumns`; `exact` is its creation with all microseconds. */
export type CardRow = JobColumns & {
  summary: string;
  board: JobCard['board'];
  fit_summary: StoredSummary | null;
  shown_skills: string[];
  rank: number | null;
  exact: string;
  saved: boolean | null;
  applied: boolean | null;
};

/** SQL for the kind of the board elsewhere where the job `j` stands. */
const boardKind = `case when j.source = 'board' then (select case b.kind when 'lever-eu' then 'lever' else b.kind end
  from job_board_pages p join job_boards b on b.id = p.board_id where p.job_id = j.id limit 1) end`;

/** SQL for the required skills that the score `f` found in the resume or profile. */
const shownSkills = `array(select row->>'requirement' from jsonb_array_elements(f.result->'ledger') row
  where row->>'kind' = 'required_skill' and row->>'known' in (${shownStates.map((state) => `'${state}'`).join(', ')}))`;

/** SQL for a card's columns out of `j` (job_posting) and `f` (fit_score); `$1` is the candidate who looks, or null. */
export const cardColumns = `${jobColumns}, left(j.description, 400) as summary, ${boardKind} as board, f.fit as rank, ${fitSummaryJson} as fit_summary,
  ${shownSkills} as shown_skills,
  ${exactInstant('j.created_at')} as exact,
  case when $1::uuid is not null then exists (
    select 1 from target_jobs t where t.user_id = $1 and t.job_id = j.id) end as saved,
  case when $1::uuid is not null then exists (
    select 1 from applications a where a.candidate_id = $1 and a.job_id = j.id and a.stage <> 'withdrawn') end as applied`;

/** The card that a row with `cardColumns` shows. */
export function toCard(row: CardRow): StoredCard {
  return {
    ...jobFields(row),
    summary: plainMarkdown(row.summary),
    board: row.board,
    fit: row.fit_summary,
    shown_skills: row.shown_skills,
    saved: row.saved,
    applied: row.applied,
  };
}
