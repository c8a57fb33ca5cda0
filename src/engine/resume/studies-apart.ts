import { namesDegree } from './degrees.ts';
import type { ReadEducation } from './reading.ts';
import { isInstitution } from './titles-and-employers.ts';

/**
 * Studies whose schools and degrees stand in two lists: "Institutions attended with dates", "Qualifications obtained with dates". Where both are as
 * long and end in the same years, each school gets its degree.
 */
export function joinApart(read: ReadEducation[][]): ReadEducation[] {
  const lists = withoutTickets(read);
  const all = lists.flat();
  const [schools, degrees, ...others] = lists.filter((list) => list.length > 0);
  if (!schools || !degrees || others.length > 0 || schools.length < 2 || schools.length !== degrees.length)
    return all;
  const apart =
    schools.every(({ institution, degree }) => degree === null && isInstitution(institution ?? '')) &&
    degrees.every(({ institution }) => !isInstitution(institution ?? ''));
  const together = schools.every((school, i) => yearOf(school) === yearOf(degrees[i] ?? school));
  if (!apart || !together) return all;
  return schools.map((school, i) => {
    const own = degrees[i];
    return { ...school, degree: own?.degree ?? own?.institution ?? null, field: own?.field ?? null };
  });
}

/** Beside a section whose studies are known as such, one in which no school is known lists licences and the like. */
function withoutTickets(lists: ReadEducation[][]): ReadEducation[][] {
  const isKnown = (one: ReadEducation) => one.confidence > 0.9;
  if (!lists.some((list) => list.length > 0 && list.every(isKnown))) return lists;
  const named = ({ institution, degree }: ReadEducation) =>
    isInstitution(institution ?? '') || (degree !== null && namesDegree(degree));
  const known = lists.filter((list) => list.some(named));
  return known.length > 0 ? known : lists;
}

function yearOf({ start, end }: ReadEducation): string | null {
  return (end ?? start)?.slice(0, 4) ?? null;
}
