import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An occupation of ESCO: its ISCO-08 group, names in all languages, what it is, and the numbers of its skills. */
export type Occupation = {
  isco: string;
  names: { language: string; name: string }[];
  description: string;
  essential: number[];
  optional: number[];
};

/** An occupation of O*NET: titles, tasks, tools, and the ESCO occupations that come nearest. */
export type ForeignOccupation = { titles: string[]; tasks: string[]; tools: string[]; same: number[] };

/** All that the tables are made of. */
export type Sources = {
  occupations: Occupation[];
  /** All labels of each skill. */
  skills: string[][];
  onet: ForeignOccupation[];
  tasks: string[];
  activities: string[][];
};

/** Reads ESCO and O*NET as they lie in a folder with `esco`, `onet` and `taxonomies`. */
export async function readSources(folder: string): Promise<Sources> {
  const rows = (name: string) => readRows(join(folder, name));
  const labels = await readLabels(folder);
  const skills = (await rows('esco/skills.tsv')).map(([, uri = '', , label = '', alt = '']) => [
    ...new Set([label, ...alt.split('|'), ...(labels.skills.get(uri) ?? [])].filter((one) => one !== '')),
  ]);
  const relations = await rows('esco/relations.tsv');
  const numbers = (text = '') => (text === '' ? [] : text.split(' ').map(Number));
  const occupations = (await rows('esco/occupations.tsv')).map(
    ([n = '', , isco = '', name = '', alt = '', description = '']) => ({
      isco,
      names: [
        ...[name, ...alt.split('|')].map((one) => ({ language: 'en', name: one })),
        ...(labels.occupations.get(n) ?? []),
      ].filter((one) => one.name !== ''),
      description,
      essential: numbers(relations[Number(n)]?.[1]),
      optional: numbers(relations[Number(n)]?.[2]),
    }),
  );
  return { occupations, skills, ...(await readOnet(rows)) };
}

async function readOnet(rows: (name: string) => Promise<string[][]>) {
  const byCode = new Map<string, ForeignOccupation>();
  for (const [code = '', title = '', text = ''] of await rows('taxonomies/onet-occupations.txt'))
    byCode.set(code, { titles: [title], tasks: [text], tools: [], same: [] });
  for (const [code = '', title = '', short = ''] of await rows('taxonomies/onet-alternate-titles.txt'))
    byCode.get(code)?.titles.push(title, ...(short === 'n/a' ? [] : [short]));
  for (const [code = '', title = ''] of await rows('onet/sample-of-reported-titles.txt'))
    byCode.get(code)?.titles.push(title);
  for (const [code = '', tool = ''] of await rows('taxonomies/onet-technology-skills.txt'))
    byCode.get(code)?.tools.push(tool);
  const tasks = new Map<string, string>();
  for (const [code = '', id = '', task = ''] of await rows('onet/task-statements.txt')) {
    tasks.set(id, task);
    byCode.get(code)?.tasks.push(task);
  }
  const activities = new Map<string, string[]>();
  for (const [, , id = '', title = ''] of await rows('onet/dwa-reference.txt')) activities.set(id, [title]);
  for (const [, task = '', id = ''] of await rows('onet/tasks-to-dwas.txt'))
    activities.get(id)?.push(tasks.get(task) ?? '');
  for (const [code, same] of await readCrosswalk(rows)) byCode.get(code)?.same.push(...same);
  return { onet: [...byCode.values()], tasks: [...tasks.values()], activities: [...activities.values()] };
}

/** What each skill and occupation of ESCO is called in the languages that are read, also skills without an English label. */
export async function readLabelsOfAll(folder: string, languages: ReadonlySet<string>): Promise<string[][]> {
  const { skills, occupations } = await readLabels(folder);
  const english = new Map(
    (await readRows(join(folder, 'esco/skills.tsv'))).map(([, uri = '', , label = '', alt = '']) => [
      uri,
      [label, ...alt.split('|')],
    ]),
  );
  const names = (await readRows(join(folder, 'esco/occupations.tsv'))).map(
    ([n = '', , , name = '', alt = '']) => [
      name,
      ...alt.split('|'),
      ...(occupations.get(n) ?? []).flatMap((one) => (languages.has(one.language) ? [one.name] : [])),
    ],
  );
  return [...[...skills].map(([uri, labels]) => [...(english.get(uri) ?? []), ...labels]), ...names];
}

/** For each O*NET code the ESCO occupations that match it best, at most three, all of one kind of match. */
async function readCrosswalk(rows: (name: string) => Promise<string[][]>): Promise<Map<string, number[]>> {
  const kinds = ['exactMatch', 'closeMatch', 'narrowMatch', 'broadMatch'];
  const found = new Map<string, { kind: number; same: number[] }>();
  for (const [code = '', occupation = '', match = ''] of await rows('esco/crosswalk-onet.tsv')) {
    const kind = kinds.indexOf(match);
    const best = found.get(code);
    if (!best || kind < best.kind) found.set(code, { kind, same: [Number(occupation)] });
    else if (kind === best.kind && best.same.length < 3) best.same.push(Number(occupation));
  }
  return new Map([...found].map(([code, { same }]) => [code, same]));
}

async function readLabels(folder: string) {
  const occupations = new Map<string, { language: string; name: string }[]>();
  const skills = new Map<string, string[]>();
  for (const file of (await readdir(join(folder, 'esco/labels'))).toSorted()) {
    const ofSkills = file.startsWith('skills-');
    const language = file.replace('skills-', '').replace('.tsv', '');
    const text = await readFile(join(folder, 'esco/labels', file), 'utf8');
    for (const line of text.split('\n')) {
      const [key = '', names = ''] = line.split('\t');
      const listed = names.split('|').filter((name) => name !== '');
      if (ofSkills) skills.set(key, [...(skills.get(key) ?? []), ...listed]);
      else
        occupations.set(key, [
          ...(occupations.get(key) ?? []),
          ...listed.map((name) => ({ language, name })),
        ]);
    }
  }
  return { occupations, skills };
}

async function readRows(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.replace(/\r$/, '').split('\t'));
}
