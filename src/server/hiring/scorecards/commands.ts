import { v7 } from 'uuid';
import type { Scorecard } from '../../../api/hiring/scorecards.ts';
import type { Services } from '../../context.ts';
import type { Colleague } from '../applications/actor.ts';
import { recordMark } from '../applications/mark-commands.ts';
import { storeScorecard } from './queries.ts';

/** Files what a colleague thinks of an applicant, over the version that they saw; false when there is a newer one. */
export function fileScorecard(
  ports: Pick<Services, 'database' | 'now'>,
  by: Colleague,
  applicationId: string,
  value: Pick<Scorecard, 'verdict' | 'ratings' | 'note' | 'version'>,
): Promise<boolean> {
  const { database } = ports;
  return database.transact(async () => {
    const stored = await storeScorecard(database, {
      ...value,
      id: v7(),
      applicationId,
      companyId: by.companyId,
      authorId: by.personId,
      now: ports.now(),
    });
    if (stored) await recordMark(ports, by, { id: applicationId }, 'application.scorecard_filed');
    return Boolean(stored);
  });
}
