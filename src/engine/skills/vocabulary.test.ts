import { describe, expect, test } from 'vitest';
import { readConcepts } from './concept.ts';
import { linkConcepts, VOCABULARY_VERSION, versionOf, vocabulary } from './vocabulary.ts';
import { VOCABULARY_FILES } from './vocabulary/index.ts';
import { foldPhrase, wordsOf } from './tokens.ts';

const { concepts } = vocabulary();

describe('the vocabulary', () => {
  test('has at least 6,000 concepts and 20,000 aliases, of every kind', () => {
    const all = [...concepts.values()];
    expect(all.length).toBeGreaterThanOrEqual(6000);
    expect(all.flatMap((concept) => concept.aliases).length).toBeGreaterThanOrEqual(20_000);
    expect(new Set(all.map((concept) => concept.kind)).size).toBe(7);
  });

  test('folds every alias to at least one word, and no concept lists one twice', () => {
    for (const { name, aliases } of concepts.values()) {
      const folded = aliases.map((alias) => foldPhrase(alias.text));
      expect(folded, name).not.toContain('');
      expect(new Set(folded).size, name).toBe(folded.length);
    }
  });

  test('has parents that exist', () => {
    for (const { implies } of concepts.values())
      for (const id of implies) expect(concepts.has(id)).toBe(true);
  });

  test('has a version that any change of a letter changes', () => {
    expect(VOCABULARY_VERSION).toMatch(/^[0-9a-f]{16}$/);
    const [[name, lines] = ['', []], ...rest] = VOCABULARY_FILES;
    const changed = lines.map((line) => line.replace('e', 'a'));
    expect(versionOf(new Map([[name, changed], ...rest]))).not.toBe(VOCABULARY_VERSION);
  });
});

describe('linkConcepts', () => {
  const link = (source: string) => linkConcepts(readConcepts(source.split('\n')));

  test('refuses an alias on two concepts, however it is written', () => {
    expect(() => link('[tool]\nA tool | some-name\nB tool | Some Name')).toThrow(
      'stands on A tool and B tool',
    );
  });

  test('refuses two concepts of one name, an unknown parent and a cycle', () => {
    expect(() => link('[tool]\nAa\naA')).toThrow('Two concepts');
    expect(() => link('[tool]\nAa | | Bb')).toThrow('unknown');
    expect(() => link('[tool]\nAa | | Bb\nBb | | Cc\nCc | | Aa')).toThrow('Cycle');
  });

  test('adds aliases to a concept stated elsewhere, and refuses them for an unknown one', () => {
    const linked = link('[also]\nAa | bb, ~cc\n[tool]\nAa | dd');
    expect(linked.get('aa')?.aliases.map(({ text }) => text)).toEqual(['bb', 'cc', 'Aa', 'dd']);
    expect(() => link('[also]\nAa | bb')).toThrow('unknown');
    expect(() => link('[tool]\nAa\n[also]\nAa | aa')).toThrow('stands on Aa and Aa');
    expect(() => link('[tool]\nAa\nBb\n[also]\nAa | cc | Bb')).toThrow('Parents stand');
  });

  test('refuses a line before a kind, an unknown kind and too many fields', () => {
    expect(() => link('Aa')).toThrow('No [kind]');
    expect(() => link('[thing]\nAa')).toThrow('Unknown kind');
    expect(() => link('[tool]\nAa | b | | c')).toThrow('Too many fields');
  });
});

test('a phrase is folded like its words, in any case', () => {
  for (const { aliases } of concepts.values()) {
    for (const { text } of aliases) {
      const byWords = wordsOf(text).map(({ fold }) => fold);
      expect([text, foldPhrase(text)]).toEqual([text, byWords.join(' ')]);
    }
  }
});
