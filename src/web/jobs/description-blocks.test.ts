import { describe, expect, it } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

describe("a job's description", () => {
  it('becomes lines and lists', () => {
    expect(descriptionBlocks('About us\n\nYou will:\r\n- plane wood\n• cut joints\nApply now')).toEqual([
      { kind: 'line', text: 'About us' },
      { kind: 'line', text: 'You will:' },
      { kind: 'list', items: ['plane wood', 'cut joints'] },
      { kind: 'line', text: 'Apply now' },
    ]);
  });

  it('keeps markup as the text it is and drops bullets without words', () => {
    expect(descriptionBlocks('<b>hi</b>\n-\n- ')).toEqual([{ kind: 'line', text: '<b>hi</b>' }]);
  });
});
