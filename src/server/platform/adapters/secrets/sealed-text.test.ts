import { expect, test } from 'vitest';
import { isSealedWithNewest, openText, sealText } from './sealed-text.ts';

const secret = 'a secret of at least thirty-two characters';

test.each(['', 'short', 'ünïcode ✂️', 'x'.repeat(5000)])('what was sealed opens again: %.12s', (text) => {
  const sealed = sealText(secret, 'table/1', text);
  if (text) expect(sealed).not.toContain(text);
  expect(openText(secret, 'table/1', sealed)).toBe(text);
});

test('the same text is sealed differently each time', () => {
  expect(sealText(secret, 'a', 'same')).not.toBe(sealText(secret, 'a', 'same'));
});

test('another key, another place or another bit does not open it', () => {
  const sealed = sealText(secret, 'a', 'the text');
  expect(() => openText(`${secret}!`, 'a', sealed)).toThrow();
  expect(() => openText(secret, 'b', sealed)).toThrow();
  for (let index = 3; index < sealed.length; index += 1) {
    const other = sealed[index] === 'A' ? 'Q' : 'A';
    const changed = `${sealed.slice(0, index)}${other}${sealed.slice(index + 1)}`;
    expect(() => openText(secret, 'a', changed)).toThrow();
  }
  for (const broken of ['', 'v1', 'v1...', 'v2.a.b.c', sealed.slice(0, -2), `${sealed}.x`])
    expect(() => openText(secret, 'a', broken)).toThrow();
});

test('the newest key seals, older ones still open, and a key that was taken away does not', () => {
  const [older, newer] = [`${secret} 1`, `${secret} 2`];
  const before = sealText(older, 'a', 'the text');
  const after = sealText(`${newer}\n${older}`, 'a', 'the text');
  expect(openText(`${newer}\n${older}`, 'a', before)).toBe('the text');
  expect(openText(newer, 'a', after)).toBe('the text');
  expect(() => openText(newer, 'a', before)).toThrow('No key');
  expect([before, after].map((sealed) => isSealedWithNewest(`${newer}\n${older}`, sealed))).toEqual([
    false,
    true,
  ]);
});

test('what was sealed before keys had names opens', () => {
  const [, , ...parts] = sealText(secret, 'a', 'the text').split('.');
  expect(openText(`${secret} new\n${secret}`, 'a', ['v1', ...parts].join('.'))).toBe('the text');
});
