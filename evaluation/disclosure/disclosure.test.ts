import { expect, test } from 'vitest';
import { minShown } from '../../src/engine/impact/release.ts';
import { openWorld } from '../../src/server/testing/world.ts';
import { attack } from './attack.ts';

// `npm run disclosure` tries a thousand.
test('comparing pairs of equal-opportunity reports singles out nobody', async () => {
  const clock = { now: Date.now() };
  const world = await openWorld({ now: () => new Date(clock.now), env: { RATE_LIMITS: 'off' } });
  const { pairs, differing, smallest, told } = await attack({ ...world, clock }, 60);
  await world.close();
  expect(pairs).toBeGreaterThanOrEqual(60);
  // Nothing is proved by reports that never show anything.
  expect(differing).toBeGreaterThan(10);
  expect(smallest).toBeGreaterThanOrEqual(minShown);
  expect(told).toBe(0);
});
