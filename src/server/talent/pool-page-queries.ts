import { countedTalent } from '../../api/talent.ts';
import type { Database } from '../db/connect.ts';
import { exactInstant, fitSummaryJson, poolScore } from '../db/sql-parts.ts';
import {
  type Pool,
  personColumns,
  type PoolPerson,
  type PoolRow,
  poolValues,
  profileName,
  type TalentFilter,
  type TalentKey,
  toPerson,
} from './pool-queries.ts';

/**
 * SQL of one of the three ways into the pool of the company $1, each read in the order of an index of its own: people who agreed to
 * be found ($2), who agreed to be kept ($3, after $4), and whom the company added itself.
 */
const arms = [accountArm('found'), accountArm('kept'), addedArm()];

/** People of the pool after the given place, newest first, or best fit for the filter's job first and the unscored last. */
export async function listPool(
  database: Database,
  whose: Pool,
  filter: TalentFilter & { limit: number },
  after: TalentKey | null,
): Promise<{ item: PoolPerson; key: TalentKey }[]> {
  const { where, values } = selection(whose, filter);
  const job = filter.job ? `$${values.push(filter.job)}::uuid` : 'null::uuid';
  const [order, type] = filter.job ? ['coalesce(f.rank, -1)', 'float8'] : ['p.since', 'timestamptz'];
  if (after) {
    where.push(`(${order}, p.id) < ($${values.push(after[1])}::${type}, $${values.push(after[2])}::uuid)`);
  }
  const limit = `$${values.push(filter.limit)}`;
  const score = filter.job ? `left join fit_score f on ${poolScore('p.user_id', job)}` : '';
  const ofArm = (arm: string) =>
    `(select ${personColumns} from (${arm}) p ${score} where ${where.join(' and ')} order by ${order} desc, p.id desc limit ${limit})`;
  const rows = await database.sql<PoolRow>(
    `select ${personColumns}, ${exactInstant('p.since')} as exact, coalesce(f.rank, -1) as rank, ${fitSummaryJson} as fit,
            exists (select 1 from applications a where a.job_id = ${job} and a.candidate_id = p.user_id) as applied,
            exists (select 1 from talent_invitations i where i.person_id = p.record_id and i.job_id = ${job}) as invited
       from (${arms.map(ofArm).join(' union all ')}) p
       left join fit_score f on ${poolScore('p.user_id', job)}
      order by ${order} desc, p.id desc limit ${limit}`,
    values,
  );
  return rows.map((row) => ({
    item: toPerson(row),
    key: filter.job ? ['fit', row.rank, row.id] : ['newest', row.exact, row.id],
  }));
}

/** How many people a filter finds, counted as far as `countedTalent` and one more, and how many of those have no score for its job. */
export async function countPool(
  database: Database,
  whose: Pool,
  filter: TalentFilter,
): Promise<{ total: number; unscored: number }> {
  const { where, values } = selection(whose, filter);
  const job = filter.job ? `$${values.push(filter.job)}::uuid` : 'null::uuid';
  const most = countedTalent + 1;
  const ofArm = (arm: string) =>
    `(select p.user_id from (${arm}) p where ${where.join(' and ')} limit ${most})`;
  const [row] = await database.sql<{ total: number; unscored: number }>(
    `select count(*)::int as total, (count(*) filter (where f.job_id is null))::int as unscored
       from (select * from (${arms.map(ofArm).join(' union all ')}) every limit ${most}) p
       left join fit_score f on ${poolScore('p.user_id', job)}`,
    values,
  );
  return row ?? { total: 0, unscored: 0 };
}

/** The tags that a company has given to people of its pool, in their order, at most 100. */
export async function listPoolTags(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ tag: string }>(
    `select distinct x as tag from talent_people t, unnest(t.tags) x
      where t.company_id = $1 and t.merged_into is null and t.tags <> '{}' order by x limit 100`,
    [companyId],
  );
  return rows.map(({ tag }) => tag);
}

function selection(whose: Pool, filter: TalentFilter): { where: string[]; values: unknown[] } {
  const values = poolValues(whose);
  const where = ['true'];
  const like = (text: string) => `$${values.push(`%${text.replace(/[\\%_]/g, '\\$&')}%`)}`;
  for (const word of filter.q.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = like(word);
    where.push(`p.words ilike ${pattern}`);
  }
  if (filter.place) where.push(`p.location ilike ${like(filter.place)}`);
  if (filter.skill) {
    // Most people are told apart by the words alone, which cost less than the list of skills.
    where.push(
      `p.words ilike ${like(filter.skill)} and exists (select 1 from unnest(p.skills) k where lower(k) = lower($${values.push(filter.skill)}))`,
    );
  }
  if (filter.tag) {
    where.push(`exists (select 1 from unnest(p.tags) k where lower(k) = lower($${values.push(filter.tag)}))`);
  }
  if (filter.way) where.push(`p.way = $${values.push(filter.way)}`);
  return { where, values };
}

function accountArm(way: 'found' | 'kept'): string {
  const email = way === 'kept' ? 'u.email' : `''`;
  const keeps = (c: string) =>
    `${c}.kind = 'kept_by_company' and ${c}.company_id = $1 and ${c}.text_version = $3 and ${c}.given_at > $4 and ${c}.withdrawn_at is null`;
  const agrees =
    way === 'kept'
      ? keeps('c')
      : `c.kind = 'discoverable' and c.text_version = $2 and c.withdrawn_at is null
         and not exists (select 1 from consents k where k.user_id = c.user_id and ${keeps('k')})`;
  return `
    select u.id, u.id as user_id, t.id as record_id, '${way}' as way,
           coalesce(nullif(${profileName}, ''), 'A candidate') as name, ${email} as email, '' as phone,
           coalesce(p.personal_info->>'location', '') as location,
           coalesce(p.parsed_meta->'experience'->0->>'title', '') as headline,
           array(select distinct x from (
             select jsonb_array_elements_text(coalesce(p.parsed_meta->'skills', '[]'::jsonb)) as x
             union select k.name from candidate_skills k where k.user_id = u.id and k.stated) named order by x) as skills,
           coalesce(t.tags, '{}') as tags, c.given_at as since, '' as source, t.refused_at is not null as refuses,
           concat_ws(' ', ${profileName}, ${email}, p.personal_info->>'location', p.parsed_meta->'experience'->0->>'title',
             p.parsed_meta->>'skills', (select string_agg(k.name, ' ') from candidate_skills k where k.user_id = u.id and k.stated)) as words
      from consents c
      join users u on u.id = c.user_id and u.role = 'candidate' and u.suspended_at is null and u.erased_at is null
      join candidate_profile p on p.user_id = u.id
      left join talent_people t on t.company_id = $1 and t.user_id = u.id
     where ${agrees} and t.merged_into is null
       and not exists (select 1 from account_deletions d where d.user_id = u.id)`;
}

function addedArm(): string {
  return `
    select t.id, null::uuid as user_id, t.id as record_id, 'added' as way, t.name, t.email, t.phone, t.location,
           '' as headline, t.skills, t.tags, t.created_at as since, t.source, t.refused_at is not null as refuses,
           concat_ws(' ', t.name, t.email, t.location, array_to_string(t.skills, ' ')) as words
      from talent_people t
     where t.company_id = $1 and t.user_id is null and t.merged_into is null`;
}
