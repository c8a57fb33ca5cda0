import type { Visibility, VisibilityState } from '../../../api/candidates/profiles.ts';
import type { Language } from '../../../messages/languages.ts';
import type { AgreedText } from '../../platform/agreed-texts.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';

/** Who sees this person's profile, with the consent that stands behind it. */
export function findVisibility(database: Database, userId: string): Promise<VisibilityState> {
  return runQuery(database, visibilityOf(userId));
}

/** The query behind `findVisibility`. */
export function visibilityOf(userId: string): Query<VisibilityState> {
  type Row = {
    visibility: Visibility;
    text_version: string | null;
    text_language: Language;
    given_at: Date | string | null;
  };
  return query<Row, VisibilityState>(
    `select p.visibility, c.text_version, c.text_language, c.given_at
       from candidate_profile p
       left join lateral (
         select text_version, text_language, given_at from consents
          where user_id = p.user_id and kind = 'discoverable' and withdrawn_at is null
          order by given_at desc limit 1) c on p.visibility = 'discoverable'
      where p.user_id = $1`,
    [userId],
    ([row]) => ({
      visibility: row?.visibility ?? 'private',
      consent:
        row?.text_version && row.given_at
          ? {
              text_version: row.text_version,
              text_language: row.text_language,
              given_at: new Date(row.given_at).toISOString(),
            }
          : null,
    }),
  );
}

/** Changes who sees this person's profile, in the caller's transaction. A consent that stood ends with it. */
export async function storeVisibility(
  database: Database,
  userId: string,
  visibility: Visibility,
  now: Date,
): Promise<void> {
  await database.sql('update candidate_profile set visibility = $2 where user_id = $1', [userId, visibility]);
  if (visibility === 'discoverable') return;
  await database.sql(
    "update consents set withdrawn_at = $2 where user_id = $1 and kind = 'discoverable' and withdrawn_at is null",
    [userId, now],
  );
}

/** Writes down that somebody agreed to be found, and to which wording in which language. The same consent again is as once. */
export async function insertConsent(
  database: Database,
  consent: { id: string; userId: string; text: AgreedText; now: Date },
): Promise<void> {
  const { id, userId, text, now } = consent;
  await database.sql(
    `insert into consents (id, user_id, kind, text_version, text_language, text_hash, given_at)
     select $1, $2, 'discoverable', $3, $4, $5, $6
      where not exists (select 1 from consents where user_id = $2 and kind = 'discoverable'
                         and text_version = $3 and withdrawn_at is null)`,
    [id, userId, text.version, text.language, text.hash, now],
  );
}
