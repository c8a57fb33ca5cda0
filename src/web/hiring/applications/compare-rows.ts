import type { Applicant } from '../../../api/hiring/applications.ts';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { t } from '../../platform/messages.ts';

/** A requirement, and the row of each applicant for it in their order; null where their job does not ask for it. */
export type ComparedRequirement = {
  kind: LedgerRow['kind'];
  requirement: string;
  rows: (LedgerRow | null)[];
};

/** The most applicants that stand side by side. */
export const maxCompared = 4;

/** The requirements of the jobs that these people applied to, once each, with what each person's own words say. */
export function compareLedgers(applicants: Pick<Applicant, 'score'>[]): ComparedRequirement[] {
  const found = new Map<string, ComparedRequirement>();
  applicants.forEach(({ score }, index) => {
    for (const row of score?.ledger ?? []) {
      const key = `${row.kind} ${row.canonical ?? row.requirement.toLowerCase()}`;
      const compared = found.get(key) ?? {
        kind: row.kind,
        requirement: row.requirement,
        rows: applicants.map(() => null),
      };
      compared.rows[index] = row;
      found.set(key, compared);
    }
  });
  return [...found.values()];
}

/** What puts an applicant above the next one of the same job: the rows of the ranking key that differ most, in points of a hundred. */
export type WhyAbove<A> = { below: A; rows: { name: string; points: number }[] };

/** For each applicant with a lower one of the same job beside them, why they stand above the next, by id. */
export function whyAbove<A extends Pick<Applicant, 'id' | 'job_id' | 'score'>>(
  applicants: A[],
): Map<string, WhyAbove<A>> {
  const ranked = applicants.toSorted((a, b) => (b.score?.fit ?? 0) - (a.score?.fit ?? 0));
  const reasons = new Map<string, WhyAbove<A>>();
  for (const [at, one] of ranked.entries()) {
    const below = ranked.slice(at + 1).find(({ job_id: job, score }) => job === one.job_id && score !== null);
    if (!one.score || !below?.score || one.score.fit === below.score.fit) continue;
    const others = new Map(below.score.parts.map((part) => [part.name, part]));
    const rows = one.score.parts
      .map(({ name, weight, value }) => ({
        name: KEY_NAMES[name] ?? name,
        points: 100 * weight * (value - (others.get(name)?.value ?? 0)),
      }))
      .filter(({ points }) => Math.abs(points) >= MIN_SHOWN)
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, 3);
    if (rows.length > 0) reasons.set(one.id, { below, rows });
  }
  return reasons;
}

/** The applicants that an address names: distinct ids, at most four. */
export function readCompared(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^[0-9a-f-]{36}$/i.test(id));
  return [...new Set(ids)].slice(0, maxCompared);
}

/** Less would be shown as nothing. */
const MIN_SHOWN = 0.05;
const KEY_NAMES: Record<string, string> = {
  used: t('applications.skillsAtWork'),
  listed: t('applications.skillsListed'),
  likely: t('applications.skillsLikely'),
  title: t('applications.title'),
  duties: t('applications.duties'),
  words: t('applications.postingWords'),
  language: t('applications.languages'),
  licence: t('applications.licences'),
  'no denied licence': t('applications.noLicenceDenied'),
  level: t('applications.level'),
  work: t('applications.workTogether'),
  'duties anywhere': t('applications.dutiesAnywhere'),
  'words anywhere': t('applications.wordsAnywhere'),
  years: t('applications.nearYears'),
  'nothing denied': t('applications.nothingDenied'),
};
