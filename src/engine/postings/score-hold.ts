import { endOfNewYorkBusinessDays } from '../calendar/new-york-days.ts';
import { isInNewYorkCity, type Place } from './new-york-city.ts';

/**
 * What New York City's Local Law 144 makes of a job: whether it applies, the instant from which its notice has stood long enough
 * (null before it was published), and whether scores are held back from the employer.
 */
export type StoredHold = { inNewYork: boolean; scoresFrom: Date | null; scoresHeld: boolean };

/** So many business days of the city a notice stands before a score may assist. */
const noticeDays = 10;

/**
 * What is stored with a job at these places that was first published then; `before` is what stood with it until now. A job that
 * comes to the city holds its scores until the server has looked at its dates and its bias audit; one that leaves it shows them.
 */
export function holdAt(
  places: readonly Place[],
  publishedAt: Date | null,
  before: Pick<StoredHold, 'inNewYork' | 'scoresHeld'> | null,
): StoredHold {
  if (!isInNewYorkCity(places)) return { inNewYork: false, scoresFrom: null, scoresHeld: false };
  return {
    inNewYork: true,
    scoresFrom: publishedAt && endOfNewYorkBusinessDays(publishedAt, noticeDays),
    scoresHeld: before?.inNewYork ? before.scoresHeld : true,
  };
}
