import type { ApplicantTask } from '../../../api/hiring/applicant-tasks.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';
import { colleagueName, liveTask } from '../../platform/db/sql-parts.ts';

/** A task to store. */
export type NewTask = {
  id: string;
  applicationId: string;
  companyId: string;
  userId: string | null;
  text: string;
  dueAt: Date;
  /** The event of the move that made it. */
  moveId: string;
};

/** The open tasks about an application of a company, by the day they are due. */
export function openTasks(
  companyId: string,
  applicationId: string,
  readerId: string,
): Query<ApplicantTask[]> {
  type Row = Omit<ApplicantTask, 'due_at'> & { due_at: Date | string };
  return query<Row, ApplicantTask[]>(
    `select t.id, t.text, coalesce(${colleagueName('u')}, '') as "to", t.user_id is not distinct from $3::uuid as is_mine, t.due_at
       from application_tasks t join applications a on a.id = t.application_id
       left join (company_members m join users u on u.id = m.user_id) on m.user_id = t.user_id and m.company_id = t.company_id
      where t.company_id = $1 and t.application_id = $2 and ${liveTask} order by t.due_at, t.id limit 50`,
    [companyId, applicationId, readerId],
    (rows) => rows.map((row) => ({ ...row, due_at: new Date(row.due_at).toISOString() })),
  );
}

/** Stores a task. */
export async function insertTask(database: Database, task: NewTask): Promise<void> {
  await database.sql(
    `insert into application_tasks (id, application_id, company_id, user_id, text, due_at, move_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [task.id, task.applicationId, task.companyId, task.userId, task.text, task.dueAt, task.moveId],
  );
}

/** Marks a task about an application as done or open, and answers its text; null where there is none, or it is so already. */
export async function markTask(
  database: Database,
  { applicationId, taskId }: { applicationId: string; taskId: string },
  doneAt: Date | null,
): Promise<string | null> {
  const [row] = await database.sql<{ text: string }>(
    `update application_tasks set done_at = $3
      where id = $2 and application_id = $1 and (done_at is null) <> ($3::timestamptz is null) returning text`,
    [applicationId, taskId, doneAt],
  );
  return row?.text ?? null;
}

/** Forgets the tasks that a move made and nobody did. */
export async function dropTasksOf(database: Database, moveId: string, applicationId: string): Promise<void> {
  await database.sql(
    'delete from application_tasks where application_id = $2 and move_id = $1 and done_at is null',
    [moveId, applicationId],
  );
}
