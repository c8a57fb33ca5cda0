import { expect, test } from 'vitest';
import { checkBullet } from './check-rewrite.ts';
import { isGrown } from './grown-claims.ts';

test.each([
  ['Maintained the van and the lamps', 'Maintained vans and lamps'],
  ['Held a course for employees', 'Ran courses for employees'],
  ['Repaired machines together with the mechanics', 'Repaired machines'],
  ['Trained the apprentice', 'Trained apprentices'],
  ['Kept the tools clean', 'Recorded clean tools'],
  ['Cooked for 4 children, one of whom had an allergy', 'Cooked for 4 children with an allergy'],
])('more than "%s" is claimed by "%s"', (line, text) => {
  expect(isGrown(line, text)).toBe(true);
});

test.each([
  ['Repaired machines together with the mechanics', 'Repaired machines with the mechanics'],
  ['Informed customers when there was a delay', 'Informed customers of delays'],
  ['Worked in the evening', 'Worked evenings'],
  ['Took over the route of colleagues', 'Covered routes for colleagues'],
])('no more than "%s" is claimed by "%s"', (line, text) => {
  expect(isGrown(line, text)).toBe(false);
});

test.each([
  ['I organise a reading club for teenagers once a month', 'Organize a monthly reading club for teens'],
  [
    'Laid tiles and put in skylights on about 15 houses per year',
    'Installed tiles and skylights on approximately 15 homes a year',
  ],
  ['Worked at heights of up to 30 metres', 'Worked at heights up to 30 meters'],
  ['Sent newsletters to 12.000 subscribers', 'Sent newsletters to 12,000 subscribers'],
])('"%s" may be worded "%s"', (line, text) => {
  expect(checkBullet(line, text)).toEqual({ honest: true });
});

test.each([
  ['Filled in for the project manager', 'Served as the project manager'],
  ['Had no accidents in 6 years', 'Accidents in 6 years'],
  ['Helped hire seasonal staff', 'Hired seasonal staff'],
  ['Sent newsletters to 12.000 subscribers', 'Sent newsletters to 120,000 subscribers'],
])('"%s" may not be worded "%s"', (line, text) => {
  expect(checkBullet(line, text).honest).toBe(false);
});
