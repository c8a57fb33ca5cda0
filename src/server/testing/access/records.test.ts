import { afterAll, beforeAll, test } from 'vitest';
import { kindOf } from './expected.ts';
import { endpoints, openTrial, type Trial } from './access-world.ts';

let trial: Trial;
beforeAll(async () => void (trial = await openTrial()), 60_000);
afterAll(() => trial.close());

const aboutRecords = endpoints.filter(([name]) => kindOf(name) !== null);

test.each(aboutRecords)(
  '%s reaches a record for those whose it is, and for others there is none',
  (name, endpoint) => trial.tryAsEverybody(name, endpoint),
);
