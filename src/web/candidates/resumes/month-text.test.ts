import { describe, expect, it } from 'vitest';
import { parseMonthText } from './month-text.ts';

describe('a month as it is typed', () => {
  it.each([
    ['2024-03', '2024-03'],
    ['03/2024', '2024-03'],
    ['3.2024', '2024-03'],
    ['Mar 2024', '2024-03'],
    ['september 2019', '2019-09'],
    ['Sept. 2019', '2019-09'],
    [' 2024 ', '2024'],
    ['', null],
    ['13/2024', undefined],
    ['soon', undefined],
    ['ma 2024', undefined],
    ['20245', undefined],
  ])('"%s" is understood', (typed, month) => {
    expect(parseMonthText(typed)).toBe(month);
  });
});
