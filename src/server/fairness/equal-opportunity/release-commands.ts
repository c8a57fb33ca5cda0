import type { impactMeasures, ImpactTable } from '../../../api/fairness/equal-opportunity.ts';
import { countNew, minNew, releaseOf, type Scope } from '../../../engine/impact/release.ts';
import type { Services } from '../../context.ts';
import { lockCompany } from '../../identity/companies/company-queries.ts';
import {
  type CountedPerson,
  type Figures,
  listCountedPeople,
  listLooks,
  type Look,
  notePeople,
  storeLook,
} from './release-queries.ts';
import { dayOf, firstDay, monthsBetween } from './rules.ts';
import { lastRelease, looksSince, medianOf, waitingOf } from './unreleased-people.ts';

type Ports = Pick<Services, 'database' | 'now'>;
type Direction = ImpactTable['direction'];

/** What is distinguished first where people are few; the later ones wait for more. */
const measures = [
  'interview',
  'score',
  'hired',
  'screen',
  'offer',
] as const satisfies (typeof impactMeasures)[number][];
/** After so many months, a category that is still too small is counted with those who did not tell. */
const patience = { sex: 3, race: 6, both: 12 } as const;

/**
 * Counts whose hiring at a company ended in months that are over, and releases the figures that give nobody away. What was
 * released never changes; doing it twice in a month does nothing.
 */
export function closeMonths(ports: Ports, companyId: string): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const closedBy = dayOf(firstDay(ports.now(), 1));
    await lockCompany(database, companyId);
    await notePeople(database, companyId, closedBy);
    // Rates by both rest on the same people as those by each: where one of these waits, so do they.
    for (const direction of ['sex', 'race', 'both'] as const) {
      const looks = await listLooks(database, companyId);
      if (looks.some((look) => look.direction === direction && look.closedBy === closedBy)) continue;
      const within = direction === 'both' ? commonScope(looks, closedBy) : null;
      if (direction === 'both' && within === null) continue;
      const since = lastRelease(looks, direction);
      const people = await listCountedPeople(database, companyId, since);
      const earlier = looksSince(looks, direction, since);
      const waiting = waitingOf(people, earlier);
      const { chosen, others } = countNew(waiting, earlier.length, measures[0]);
      if (chosen < minNew || others < minNew) continue;
      const figures = figuresOf(people, waiting, { direction, within, closedBy });
      await storeLook(database, companyId, { direction, closedBy, figures });
    }
  });
}

function figuresOf(
  people: CountedPerson[],
  waiting: ReturnType<typeof waitingOf>,
  { direction, within, closedBy }: { direction: Direction; within: Scope | null; closedBy: string },
): Figures | null {
  const from = people.reduce((first, { endedIn }) => (endedIn < first ? endedIn : first), closedBy);
  const merge = monthsBetween(from, closedBy) >= patience[direction];
  const release = releaseOf(waiting, { direction, measures, within, merge });
  return (
    release && { ...release, from, median: release.measures.includes('score') ? medianOf(people) : null }
  );
}

/** What all releases by sex and by race since the last one by both distinguished; null while one of them waits for these months. */
function commonScope(looks: Look[], closedBy: string): Scope | null {
  const since = lastRelease(looks, 'both');
  const released = (direction: Direction) =>
    looks.flatMap((look) =>
      look.direction === direction && look.figures && (since === null || look.closedBy > since)
        ? [look.figures]
        : [],
    );
  if (lastRelease(looks, 'sex') !== closedBy || lastRelease(looks, 'race') !== closedBy) return null;
  const [bySex, byRace] = [released('sex'), released('race')];
  const common = (of: Figures[], list: (one: Figures) => string[]) =>
    [...new Set(of.flatMap(list))].filter((name) => of.every((one) => list(one).includes(name)));
  const all = [...bySex, ...byRace];
  return {
    measures: common(all, (one) => one.measures),
    jobs: common(all, (one) => one.jobs),
    sexes: common(bySex, (one) => one.sexes),
    races: common(byRace, (one) => one.races),
  };
}
