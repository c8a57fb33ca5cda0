import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutting a text', () => {
  it('leaves a text of exactly the length whole', () => {
    expect(cutText('a'.repeat(150), 150)).toBeNull();
    expect(cutText('', 150)).toBeNull();
  });

  it('cuts one character more', () => {
    expect(cutText('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}…`);
  });

  it('never cuts through a character of several code points', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cutText(family.repeat(3), 2)).toBe(`${family.repeat(2)}…`);
    expect(cutText('e\u0301'.repeat(3), 2)).toBe(`${'e\u0301'.repeat(2)}…`);
  });

  it('leaves no space before the ellipsis', () => {
    expect(cutText('one two', 4)).toBe('one…');
  });
});
