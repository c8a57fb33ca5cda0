import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';

test.each([
  ['## What you do', 'What you do'],
  ['* one\n+ two\n- three', '- one\n- two\n- three'],
  ['**Bold**, *soft* and `code`', 'Bold, soft and code'],
  ['See [our site](https://a.example/x) now', 'See our site now'],
  ['> said', 'said'],
  ['one\n---\ntwo', 'one\ntwo'],
  ['snake_case_name and 2 * 3 * 4, C# and #1', 'snake_case_name and 2 * 3 * 4, C# and #1'],
])('%j reads %j', (markdown, plain) => {
  expect(plainMarkdown(markdown)).toBe(plain);
});

test('long hostile lines are read at once', () => {
  for (const bad of ['*'.repeat(20_000), '['.repeat(20_000), '_a'.repeat(10_000), '**a '.repeat(5000)]) {
    const start = process.threadCpuUsage();
    plainMarkdown(bad);
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500);
  }
});
