import { useState } from 'react';
import type { ImportChoice, ProfileImport } from '../../../api/candidates/profile-files.ts';
import type { profileFilesApi } from '../../../api/candidates/profile-files.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';

type Body = CallInput<typeof profileFilesApi.importProfile>['body'];
type Choosable = { choices: ImportChoice[]; proposed: ImportChoice };

/** What is chosen of a file: of each value that differs, and which positions and skills are added. */
export function useImportChoices(found: ProfileImport) {
  const values = choosableOf(found);
  const [chosen, setChosen] = useState<Record<string, ImportChoice>>(() =>
    Object.fromEntries(values.map(([name, { proposed }]) => [name, proposed])),
  );
  const [positions, setPositions] = useState(() =>
    found.positions.filter(({ state }) => state === 'new').map(({ index }) => index),
  );
  const [skills, setSkills] = useState(() =>
    found.skills.filter((skill) => !skill.is_known).map(({ name }) => name),
  );
  const chooseAll = (choice: ImportChoice) =>
    setChosen(
      Object.fromEntries(
        values.map(([name, { choices }]) => [name, choices.includes(choice) ? choice : 'kept']),
      ),
    );
  return {
    count: values.length,
    of: (name: string): ImportChoice => chosen[name] ?? 'kept',
    choose: (name: string, choice: ImportChoice) => setChosen({ ...chosen, [name]: choice }),
    chooseAll,
    positions,
    togglePosition: (index: number) => setPositions(toggled(positions, index)),
    skills,
    setSkills,
    toggleSkill: (name: string) => setSkills(toggled(skills, name)),
    /** What is sent: what is not named stays as it is. */
    body: (): Omit<Body, 'version' | 'document'> => ({
      fields: Object.fromEntries(found.fields.map(({ field }) => [field, chosen[field] ?? 'kept'])),
      positions,
      changes: found.positions.flatMap(({ index, changes }) =>
        changes.map(({ part }) => ({ index, part, choice: chosen[nameOfPart(index, part)] ?? 'kept' })),
      ),
      skills,
      sections: Object.fromEntries(
        found.sections.map(({ section }) => [section, chosen[nameOfSection(section)] ?? 'kept']),
      ),
    }),
  };
}

/** What is chosen of a file. */
export type ImportChoices = ReturnType<typeof useImportChoices>;

/** The name under which the choice for a value of a position is kept. */
export function nameOfPart(index: number, part: string): string {
  return `work/${index}/${part}`;
}

/** The name under which the choice for a section is kept. */
export function nameOfSection(section: string): string {
  return `section/${section}`;
}

function choosableOf(found: ProfileImport): [string, Choosable][] {
  return [
    ...found.fields
      .filter(({ problem }) => problem === null)
      .map((one): [string, Choosable] => [one.field, one]),
    ...found.positions.flatMap(({ index, changes }) =>
      changes.map((one): [string, Choosable] => [nameOfPart(index, one.part), one]),
    ),
    ...found.sections.map((one): [string, Choosable] => [nameOfSection(one.section), one]),
  ];
}

function toggled<T>(list: T[], value: T): T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
