import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { english } from './english.ts';
import { compiledMessage } from './compile.ts';
import type { CompiledMessage } from './format.ts';
import { languages } from './languages.ts';

const keys = Object.entries(english).flatMap(([area, messages]) =>
  Object.keys(messages).map((key) => `${area}.${key}`),
);

test('every message is used somewhere', () => {
  const quoted = globSync('src/{api,engine,server,web}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/(?<=')[^'\s]+(?=')/g) ?? []);
  const used = new Set(quoted);
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test.each(languages.filter((language) => language !== 'en'))(
  'messages in %s are valid, and take the values of the English ones',
  (language) => {
    const differing = keys.filter(
      (key) => valuesOf(compiledMessage(key, language)) !== valuesOf(compiledMessage(key, 'en')),
    );
    expect(differing).toEqual([]);
  },
);

test.each(languages.filter((language) => language !== 'en'))('no message in %s is empty', (language) => {
  const texts = Object.entries(catalogues[language]).flatMap(([area, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ key: `${area}.${key}`, text })),
  );
  expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
});

/** The names of all values and tags of a message with their types, each once: "count 2, job". */
function valuesOf(message: CompiledMessage): string {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, type, more] = node;
    if (typeof type === 'number' && type > 0) {
      found.add(`${name} ${type} ${typeof more === 'string' ? more : ''}`);
      if (typeof more === 'object' && more !== null) Object.values(more).forEach(walkAll);
    } else if (node.length === 1) found.add(`${name}`);
    else {
      found.add(`<${name}>`);
      node.slice(1).forEach(walk);
    }
  };
  const walkAll = (nodes: unknown): void => (Array.isArray(nodes) ? nodes.forEach(walk) : undefined);
  walkAll(message);
  return [...found].toSorted().join(', ');
}
