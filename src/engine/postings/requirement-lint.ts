/** The parts of a job that its requirements are read from. A job that can be done from anywhere has no `places`. */
export type LintedJob = {
  title: string;
  description: string;
  skills: string[];
  desired: string[];
  years: number | null;
  salary: boolean;
  places: { state: string; country: string }[];
};

type RemarkKey = `jobRemarks.${
  | 'bothLists'
  | 'otherYears'
  | 'and'
  | 'noExperience'
  | 'remote'
  | 'muchForLevel'
  | 'manyYears'
  | 'codedWords'
  | 'payAnywhere'
  | 'payThere'
  | 'manySkills'}`;

/** What to do, as a message that is put into words when somebody reads it. */
type RemarkText = { key: RemarkKey; values: Record<string, string | number | RemarkText> };

/** A remark on a job: what kind, the field it is about, and what to do. */
export type Remark = {
  kind: 'contradiction' | 'years' | 'words' | 'salary' | 'length';
  field: 'title' | 'description' | 'skills' | 'desired_skills' | 'years' | 'salary_min';
  text: RemarkText;
};

const levels: { level: string; pattern: RegExp; most: number }[] = [
  { level: 'internship', pattern: /\b(intern|internship|trainee|apprentice)\b/i, most: 0 },
  { level: 'entry', pattern: /\b(entry[- ]level|graduate|junior|jr\.?)\b/i, most: 2 },
  { level: 'associate', pattern: /\b(associate|assistant)\b/i, most: 4 },
];

/** Words that keep some people from applying, by what may be said in their place. */
const coded: [RegExp, string][] = [
  [/\b(ninja|rock ?star|guru|wizard|superhero)\b/i, 'work'],
  [/\b(young|youthful|digital native|recent graduate)s?\b/i, 'skill'],
  [/\b(he|his|him|salesman|chairman|waitress|handyman|craftsman|manpower)\b/i, 'everybody'],
  [/\b(native (?:english |german |french |spanish )?speaker)s?\b/i, 'level'],
  [/\b(aggressive|dominant|dominate|killer instinct)\b/i, 'result'],
  [/\b(work hard,? play hard|like a family|thick skin)\b/i, 'team'],
  [/\b(able-bodied|no disabilit(?:y|ies)|must be able to stand)\b/i, 'task'],
  [/\b(culture fit|cultural fit)\b/i, 'behaviour'],
];

/** Places where the pay must stand in the posting: states of the United States and provinces of Canada, and whole countries. */
const payStates = new Map<string, string>(
  ['california', 'colorado', 'district of columbia', 'hawaii', 'illinois', 'maine', 'maryland']
    .concat(['massachusetts', 'minnesota', 'new jersey', 'new york', 'vermont', 'washington'])
    .concat(['british columbia', 'ontario', 'prince edward island'])
    .map((name) => [name, name.replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())]),
);
const shortStates: Record<string, string> = {
  ca: 'california',
  co: 'colorado',
  dc: 'district of columbia',
  hi: 'hawaii',
  il: 'illinois',
  me: 'maine',
  md: 'maryland',
  ma: 'massachusetts',
  mn: 'minnesota',
  nj: 'new jersey',
  ny: 'new york',
  vt: 'vermont',
  wa: 'washington',
  bc: 'british columbia',
  on: 'ontario',
  pe: 'prince edward island',
};
const payCountries = new Set(['austria', 'latvia', 'lithuania', 'slovakia']);

/** What an employer may want to change before people read the job; nothing of it stops a job. Same job, same remarks. */
export function lintJob(job: LintedJob): Remark[] {
  return [
    ...contradictions(job),
    ...inflatedYears(job),
    ...codedWords(job),
    ...missingPay(job),
    ...tooMany(job),
  ];
}

function contradictions({ skills, desired, description, years, places }: LintedJob): Remark[] {
  const wanted = new Set(skills.map((skill) => skill.toLowerCase()));
  const both = desired.filter((skill) => wanted.has(skill.toLowerCase()));
  const remarks: Remark[] = both.map((skill) => ({
    kind: 'contradiction',
    field: 'desired_skills',
    text: { key: 'jobRemarks.bothLists', values: { skill } },
  }));
  const said = yearsIn(description);
  if (years !== null && said.length > 0 && !said.includes(years)) {
    remarks.push({
      kind: 'contradiction',
      field: 'years',
      text: { key: 'jobRemarks.otherYears', values: { said: allOf(said), years } },
    });
  }
  const unneeded = /\bno (?:prior )?experience (?:is )?(?:needed|required|necessary)\b/i.test(description);
  if (unneeded && (years ?? 0) > 0) {
    remarks.push({
      kind: 'contradiction',
      field: 'years',
      text: { key: 'jobRemarks.noExperience', values: { years: years ?? 0 } },
    });
  }
  if (places.length > 0 && /\b(?:fully|entirely|100 ?%) remote\b/i.test(description)) {
    remarks.push({
      kind: 'contradiction',
      field: 'description',
      text: { key: 'jobRemarks.remote', values: {} },
    });
  }
  return remarks;
}

function inflatedYears({ title, description, years }: LintedJob): Remark[] {
  const found = levels.find(({ pattern }) => pattern.test(title));
  const asked = Math.max(years ?? 0, ...yearsIn(description));
  const remarks: Remark[] = [];
  if (found && asked > found.most) {
    const { level, most } = found;
    remarks.push({
      kind: 'years',
      field: 'years',
      text: { key: 'jobRemarks.muchForLevel', values: { asked, level, most } },
    });
  } else if (asked > 12) {
    remarks.push({
      kind: 'years',
      field: 'years',
      text: { key: 'jobRemarks.manyYears', values: { asked } },
    });
  }
  return remarks;
}

function codedWords({ title, description }: LintedJob): Remark[] {
  return coded.flatMap(([pattern, instead]) =>
    (['title', 'description'] as const).flatMap((field) => {
      const found = pattern.exec(field === 'title' ? title : description)?.[0];
      if (found === undefined) return [];
      const text: RemarkText = { key: 'jobRemarks.codedWords', values: { found, instead } };
      return [{ kind: 'words' as const, field, text }];
    }),
  );
}

function missingPay({ salary, places }: LintedJob): Remark[] {
  if (salary) return [];
  if (places.length === 0) {
    return [{ kind: 'salary', field: 'salary_min', text: { key: 'jobRemarks.payAnywhere', values: {} } }];
  }
  const asking = new Set(places.flatMap(({ state, country }) => payPlace(state, country) ?? []));
  return [...asking].map((place) => ({
    kind: 'salary',
    field: 'salary_min',
    text: { key: 'jobRemarks.payThere', values: { place } },
  }));
}

function payPlace(state: string, country: string): string | null {
  const land = country.trim().toLowerCase();
  if (payCountries.has(land)) return country.trim();
  if (land !== 'united states' && land !== 'canada') return null;
  const name = state.trim().toLowerCase();
  return payStates.get(shortStates[name] ?? name) ?? null;
}

function tooMany({ skills }: LintedJob): Remark[] {
  if (skills.length <= 10) return [];
  const text: RemarkText = { key: 'jobRemarks.manySkills', values: { count: skills.length } };
  return [{ kind: 'length', field: 'skills', text }];
}

/** "2 and 3 and 5". */
function allOf([first = 0, ...others]: number[]): RemarkText['values'][string] {
  return others.reduce<RemarkText['values'][string]>(
    (one, other) => ({ key: 'jobRemarks.and', values: { one, other } }),
    first,
  );
}

/** The years of experience that a text asks for, each number once. */
function yearsIn(text: string): number[] {
  const found = text.matchAll(/\b(\d{1,2})\s?\+?\s*(?:or more )?years?\b(?=[^.\n]{0,40}\bexperience\b)/gi);
  return [...new Set([...found].map((match) => Number(match[1])))].slice(0, 3);
}
