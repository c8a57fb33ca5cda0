import type { ApplicantHold, Retention, RetentionPreview } from '../../../api/privacy/retention.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { words } from '../../platform/http/reader.ts';
import type { DuePerson, StoredHold, StoredRetention } from './queries.ts';
import { leastMonths } from './rules.ts';

/** Applicants as the reader's lists show them, by their applications' ids. */
type Known = Map<string, Pick<ApplicantRow, 'candidate' | 'job_title'>>;

/** What a company has set, with the least that the law asks for. */
export function presentRetention({ months, countries, version }: StoredRetention): Retention {
  return { months, countries, least: [...leastMonths], version };
}

/** Who is due now and later, as far as the reader may know them by name. */
export function presentPreview(people: DuePerson[], known: Known, held: number): RetentionPreview {
  const part = (isNow: boolean) => {
    const found = people.filter((one) => one.isNow === isNow);
    return {
      count: found[0]?.count ?? 0,
      people: found.map(({ applicationId, dueAt }) => ({
        application_id: applicationId,
        name: nameOf(known, applicationId),
        job_title: known.get(applicationId)?.job_title ?? '',
        due_at: dueAt.toISOString(),
      })),
    };
  };
  return { now: part(true), ahead: part(false), held };
}

/** Holds, as far as the reader may know by name whom they are about. */
export function presentHolds(holds: StoredHold[], known: Known): { items: ApplicantHold[] } {
  const who = (name: string | null) => name ?? words('timeline.formerColleague');
  return {
    items: holds.map((hold) => ({
      application_id: hold.applicationId,
      name: nameOf(known, hold.applicationId),
      reason: hold.reason,
      by: who(hold.by),
      at: hold.at.toISOString(),
      lifted: hold.liftedAt && { by: who(hold.liftedBy), at: hold.liftedAt.toISOString() },
    })),
  };
}

function nameOf(known: Known, id: string): string {
  const candidate = known.get(id)?.candidate;
  return candidate ? candidate.name.trim() || candidate.email : '';
}
