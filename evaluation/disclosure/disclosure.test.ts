import { expect, test } from 'vitest';
import { leastShown } from '../../src/engine/impact/release.ts';
import { attack } from './attack.ts';
import { withProgram } from './program.ts';

test('whoever decides and reads equal-opportunity reports in pairs tells nobody apart', async () => {
  const { pairs, differing, smallest, told } = await withProgram((program) => attack(program, 120));
  expect(pairs).toBeGreaterThanOrEqual(120);
  // Nothing is proved by reports that never show anything.
  expect(differing).toBeGreaterThan(10);
  expect(smallest).toBeGreaterThanOrEqual(leastShown);
  expect(told).toBe(0);
});
