import type { PersonalInfo } from '../../../api/candidates/candidates.ts';
import { type Hider, identityHider } from '../../../engine/blind/hide-identity.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import type { Database } from '../../platform/db/connect.ts';
import { contactEmail } from '../../platform/db/sql-parts.ts';
import { isBlind, nameText, people, pipeline, placeText } from './applicant-filter-queries.ts';

/** Who reads; with null, nobody in particular: then whoever has not revealed an applicant. */
type Viewer = { companyId: string; viewerId: string | null };

/** For those who may know who somebody is. */
export const nothingHidden: Hider = {
  hide: (text) => text,
  hideNames: (text) => text,
  hiddenIn: () => [],
};

/** What is known of who an applicant is: from the account, the profile, and the resume that was sent. */
export type KnownIdentity = {
  name: string;
  email: string;
  location: string;
  personal_info: PersonalInfo | null;
  reading: Pick<ResumeReading, 'contact' | 'education'> | null;
};

/** What hides from a reader who they are, of those of these applications that the reader must not know by name. */
export async function findHiders(
  database: Database,
  { companyId, viewerId }: Viewer,
  ids: string[],
): Promise<Map<string, Hider>> {
  const rows = await database.planned<KnownIdentity & { id: string }>(
    `select a.id, ${contactEmail('u')} as email, ${nameText} as name, ${placeText} as location, p.personal_info,
            jsonb_build_object('contact', r.reading->'contact', 'education', r.reading->'education') as reading
       from applications a ${people} ${pipeline}
      where a.company_id = $1 and a.id = any($3::uuid[]) and ${isBlind}`,
    [companyId, viewerId, ids],
  );
  return new Map(rows.map((row) => [row.id, hiderOf(row)]));
}

/** As `findHiders`, for one application; hides nothing where the reader may know who it is. */
export async function findHider(database: Database, viewer: Viewer, id: string): Promise<Hider> {
  return (await findHiders(database, viewer, [id])).get(id) ?? nothingHidden;
}

/** What hides, in any text, who somebody is. */
export function hiderOf({ personal_info: info, reading, name, email, location }: KnownIdentity): Hider {
  const contact = reading?.contact;
  const read = [contact?.email, contact?.phone, ...(contact?.links ?? [])].flatMap((item) =>
    item ? [item.value, item.place.quote] : [],
  );
  return identityHider({
    names: [
      name === email ? '' : name,
      `${info?.first_name ?? ''} ${info?.last_name ?? ''}`.trim(),
      contact?.name?.value ?? '',
    ],
    contacts: [
      email,
      info?.phone ?? '',
      info?.linkedin ?? '',
      info?.github ?? '',
      info?.portfolio ?? '',
      ...read,
    ],
    places: [location, contact?.location?.value ?? ''],
    schools: reading?.education?.map((entry) => entry.institution ?? '') ?? [],
  });
}
