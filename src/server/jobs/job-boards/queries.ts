import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import { type CardRow, cardColumns, type StoredCard, toCard } from '../jobs/card-queries.ts';

/** A board as it is stored, with how many of its jobs are open and how many people follow it. */
export type StoredBoard = {
  id: string;
  key: string;
  address: string;
  kind: 'greenhouse' | 'lever' | 'lever-eu' | 'ashby' | 'feed' | 'pages' | null;
  source: string;
  name: string;
  etag: string;
  lastModified: string;
  problem: string | null;
  failures: number;
  leftOut: Record<string, number>;
  checkedAt: Date | null;
  readAt: Date | null;
  nextAt: Date;
  shrunkAt: Date | null;
  stoppedAt: Date | null;
  stopReason: string;
  openJobs: number;
  followers: number;
};

const boardColumns = `b.id, b.key, b.address, b.kind, b.source, b.name, b.etag, b.last_modified as "lastModified", b.problem, b.failures,
  b.left_out as "leftOut", b.checked_at as "checkedAt", b.read_at as "readAt", b.next_at as "nextAt", b.shrunk_at as "shrunkAt",
  b.stopped_at as "stoppedAt", b.stop_reason as "stopReason",
  (select count(*)::int from job_board_pages p join job_posting j on j.id = p.job_id
    where p.board_id = b.id and j.status = 'open') as "openJobs",
  (select count(*)::int from job_board_follows f where f.board_id = b.id) as followers`;

/** The board of a key; a new one is made, and is due at once. */
export async function ensureBoard(
  database: Database,
  board: { id: string; key: string; address: string; now: Date },
): Promise<string> {
  const { id, key, address, now } = board;
  const [row] = await database.sql<{ id: string }>(
    `insert into job_boards (id, key, address, next_at) values ($1, $2, $3, $4)
     on conflict (key) do update set key = excluded.key returning id`,
    [id, key, address, now],
  );
  if (!row) throw new Error('The board was not stored.');
  return row.id;
}

/** How many boards there are in all that somebody follows. */
export async function countBoards(database: Database): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    'select count(distinct board_id)::int as count from job_board_follows',
  );
  return row?.count ?? 0;
}

/** How many boards a person follows; it cannot change by another request until the caller's transaction ends. */
export async function countFollowed(database: Database, userId: string): Promise<number> {
  await lockPersonForCount(database, userId);
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from job_board_follows where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Lets a person follow a board; false when they do already. */
export async function insertFollow(database: Database, boardId: string, userId: string): Promise<boolean> {
  const rows = await database.sql(
    'insert into job_board_follows (board_id, user_id) values ($1, $2) on conflict do nothing returning board_id',
    [boardId, userId],
  );
  return rows.length > 0;
}

/** Ends that a person follows a board; false when they did not. */
export async function deleteFollow(database: Database, boardId: string, userId: string): Promise<boolean> {
  const rows = await database.sql(
    'delete from job_board_follows where board_id = $1 and user_id = $2 returning board_id',
    [boardId, userId],
  );
  return rows.length > 0;
}

/** Who follows a board. */
export async function listFollowers(database: Database, boardId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select user_id as id from job_board_follows where board_id = $1',
    [boardId],
  );
  return rows.map(({ id }) => id);
}

/** A board; null when there is none. */
export async function findBoardById(database: Database, id: string): Promise<StoredBoard | null> {
  const [row] = await database.sql<StoredBoard>(`select ${boardColumns} from job_boards b where b.id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** Holds a board until the caller's transaction ends; false when there is none. */
export async function lockBoard(database: Database, id: string): Promise<boolean> {
  return (await database.sql('select 1 from job_boards where id = $1 for update', [id])).length > 0;
}

/** The boards that a person follows, the latest followed first. */
export function listFollowed(database: Database, userId: string): Promise<StoredBoard[]> {
  return database.sql<StoredBoard>(
    `select ${boardColumns} from job_board_follows m join job_boards b on b.id = m.board_id
      where m.user_id = $1 order by m.created_at desc, b.id desc`,
    [userId],
  );
}

/** All boards that somebody follows or that are stopped, those with a problem first. */
export function listBoards(database: Database): Promise<StoredBoard[]> {
  return database.sql<StoredBoard>(
    `select ${boardColumns} from job_boards b
      where b.stopped_at is not null or exists (select 1 from job_board_follows f where f.board_id = b.id)
      order by b.problem is null, b.name, b.id limit 2000`,
  );
}

/** Open jobs of the boards that a person follows, newest first, after a place. */
export async function listBoardJobs(
  database: Database,
  search: { userId: string; candidateId: string | null; boardId: string | null; now: Date; limit: number },
  after: [string, string] | null,
): Promise<{ item: StoredCard; key: [string, string] }[]> {
  const { userId, candidateId, boardId, now, limit } = search;
  const rows = await database.sql<CardRow>(
    `select ${cardColumns}
       from job_board_follows m
       join job_board_pages p on p.board_id = m.board_id
       join job_posting j on j.id = p.job_id
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      where m.user_id = $2 and ($3::uuid is null or m.board_id = $3)
        and j.status = 'open' and (j.expires_at is null or j.expires_at > $4)
        and not exists (select 1 from hidden_jobs h where h.user_id = $2 and h.job_id = j.id)
        and ($5::timestamptz is null or (j.created_at, j.id) < ($5, $6::uuid))
      order by j.created_at desc, j.id desc
      limit $7`,
    [candidateId, userId, boardId, now, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map((row) => ({ item: toCard(row), key: [row.exact, row.id] }));
}

/** Stops a board, or lets it be read again; false when it stands so already. */
export async function setStopped(
  database: Database,
  id: string,
  stop: { at: Date; reason: string } | null,
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `update job_boards set stopped_at = $2, stop_reason = $3, next_at = $4, etag = '', last_modified = ''
      where id = $1 and (stopped_at is null) = ($2::timestamptz is not null) returning id`,
    [id, stop?.at ?? null, stop?.reason ?? '', now],
  );
  return rows.length > 0;
}

/** Has a board read as soon as possible, and whole. */
export async function makeDue(database: Database, id: string, now: Date): Promise<void> {
  await database.sql(`update job_boards set next_at = $2, etag = '', last_modified = '' where id = $1`, [
    id,
    now,
  ]);
}

/** The boards that are to be read now, the longest due first. */
export async function listDueBoards(database: Database, now: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select b.id from job_boards b
      where b.stopped_at is null and b.next_at <= $1
        and exists (select 1 from job_board_follows f where f.board_id = b.id)
      order by b.next_at limit 500`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Boards that nobody follows any more and that nobody stopped, held until the caller's transaction ends. */
export async function listAbandoned(database: Database): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select b.id from job_boards b
      where b.stopped_at is null and not exists (select 1 from job_board_follows f where f.board_id = b.id)
      limit 500 for update skip locked`,
  );
  return rows.map(({ id }) => id);
}

/** Forgets a board; its jobs stay as they are. */
export async function deleteBoard(database: Database, id: string): Promise<void> {
  await database.sql('delete from job_boards where id = $1', [id]);
}

/** Another board with this key or place to be read at; null for none. */
export async function findSameBoard(
  database: Database,
  id: string,
  same: { key: string; source: string },
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select id from job_boards where id <> $1 and (key = $2 or ($3 <> '' and source = $3)) order by created_at limit 1`,
    [id, same.key, same.source],
  );
  return row?.id ?? null;
}

/** Makes one board of two: those who follow the first follow the second. */
export async function mergeBoards(database: Database, id: string, into: string): Promise<void> {
  await database.sql(
    `insert into job_board_follows (board_id, user_id, created_at)
     select $2, user_id, created_at from job_board_follows where board_id = $1 on conflict do nothing`,
    [id, into],
  );
  await database.sql('delete from job_boards where id = $1', [id]);
}

/** Notes what a board turned out to be. */
export async function setSource(
  database: Database,
  id: string,
  found: { key: string; address: string; kind: StoredBoard['kind']; source: string },
): Promise<void> {
  await database.sql('update job_boards set key = $2, address = $3, kind = $4, source = $5 where id = $1', [
    id,
    found.key,
    found.address,
    found.kind,
    found.source,
  ]);
}

/** What a reading says of the board itself. */
export type EndOfReading = {
  name: string;
  etag: string;
  lastModified: string;
  leftOut: Record<string, number>;
  shrunkAt: Date | null;
  nextAt: Date;
};

/** Ends a reading that went well; null for one that found nothing changed. */
export async function endReading(
  database: Database,
  id: string,
  now: Date,
  end: EndOfReading | { nextAt: Date },
): Promise<void> {
  await database.sql(
    `update job_boards set problem = null, failures = 0, checked_at = $2, read_at = $2, next_at = $3 where id = $1`,
    [id, now, end.nextAt],
  );
  if (!('name' in end)) return;
  await database.sql(
    `update job_boards set name = case when $2 <> '' then $2 else name end, etag = $3, last_modified = $4, left_out = $5::jsonb,
            shrunk_at = $6 where id = $1`,
    [id, end.name.slice(0, 120), end.etag, end.lastModified, JSON.stringify(end.leftOut), end.shrunkAt],
  );
}

/** Ends a reading that failed; what was read before stays. */
export async function failReading(
  database: Database,
  id: string,
  now: Date,
  { problem, nextAt }: { problem: string; nextAt: Date },
): Promise<void> {
  await database.sql(
    'update job_boards set problem = $2, failures = failures + 1, checked_at = $3, next_at = $4 where id = $1',
    [id, problem, now, nextAt],
  );
}

/** The boards that a person follows, in the copy of their data. */
export const followedBoardsPart = {
  table: 'job_board_follows',
  title: 'dataCopy.followedBoards',
  about: 'dataCopy.followedBoardsAbout',
  where: 't.user_id = $1',
  join: 'join job_boards b on b.id = t.board_id',
  also: "jsonb_build_object('address', b.address, 'name', b.name)",
} as const;
