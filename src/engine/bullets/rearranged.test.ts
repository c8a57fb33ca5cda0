import { expect, test } from 'vitest';
import { checkBullet } from './check-rewrite.ts';

test.each([
  ['Operated a mill and followed the work plans', 'Operated a mill, following work plans'],
  ['Assisted guests with boarding', 'Helped guests board'],
  ['Was the organiser of a chess club', 'Organised a chess club'],
  ['Brought the error rate down from 6% to 4%', 'Reduced the error rate from 6% to 4%'],
])('"%s" may be worded "%s"', (line, text) => {
  expect(checkBullet(line, text)).toEqual({ honest: true });
});

test.each([
  [
    'Took part in the move of 80,000 books to the new building',
    'Attended move 80,000 books to the new building',
  ],
  ['Entered all details into the system', 'Entered details in every system'],
  ['Helped with the training of cooks', 'Trained cooks'],
  ['Drove parcels from Ghent to Lille', 'Drove parcels from Lille to Ghent'],
  ['Repaired seats after an inspection', 'Inspected seats after repairs'],
  ['Was the manager of a chess club', 'Founded a chess club'],
  ['Sorted 30 letters a minute on average', 'Sorted at least 30 letters a minute'],
  ['Assisted guests with boarding', 'Boarded guests'],
  ['Talked to families about wishes of the staff', 'Talked to staff about wishes of the families'],
])('"%s" may not be worded "%s"', (line, text) => {
  expect(checkBullet(line, text).honest).toBe(false);
});
