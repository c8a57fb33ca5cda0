import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wayBack, type EarlierVersion, type VocabularyFiles } from '../../src/engine/skills/earlier.ts';
import { VOCABULARY_VERSION, versionOf } from '../../src/engine/skills/vocabulary.ts';
import { VOCABULARY_FILES } from '../../src/engine/skills/vocabulary/index.ts';

const FOLDER = 'src/engine/skills/vocabulary';

/**
 * Keeps the way from the vocabulary as it is now back to the one that a commit has, so that receipts made with that one are counted
 * again. Says what it did. Throws when the commit does not have the newest version kept, to which the ways back lead.
 */
export function keepVersion(commit: string): string[] {
  const file = join(FOLDER, 'earlier.json');
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { newest: string; versions: EarlierVersion[] };
  if (kept.newest === VOCABULARY_VERSION) return [`${VOCABULARY_VERSION} is kept already.`];
  const before = filesAt(commit);
  const version = versionOf(before);
  if (version !== kept.newest)
    throw new Error(
      `${commit} has vocabulary ${version}, but ${kept.newest} is the newest kept: name a commit that has it.`,
    );
  const versions = [wayBack(VOCABULARY_FILES, before, version), ...kept.versions];
  writeFileSync(file, `${JSON.stringify({ newest: VOCABULARY_VERSION, versions }, null, 2)}\n`);
  return [`${version} can be read again from ${VOCABULARY_VERSION}.`];
}

function filesAt(commit: string): VocabularyFiles {
  const listed = git(['ls-tree', '--name-only', `${commit}:${FOLDER}`]).split('\n');
  const names = [...VOCABULARY_FILES.keys()].filter((name) => listed.includes(`${name}.json`));
  return new Map(
    names.map((name) => {
      const { lines } = JSON.parse(git(['show', `${commit}:${FOLDER}/${name}.json`])) as { lines: string[] };
      return [name, lines];
    }),
  );
}

function git(words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8 });
}
