import type { Chance } from '../corpus/seeded-random.ts';
import { cultures, phoneOf } from '../corpus/cultures.ts';
import type { CorpusPerson } from '../corpus/person.ts';

/** A resume's person with the lines about themselves that no score may count. */
export type Applicant = { person: CorpusPerson; about: About };

/** Age, family and gender as people write them into a resume. */
export type About = {
  born: string;
  family: string;
  /** "she", "he" or "they", and the noun of a first job that says so too. */
  they: string;
  job: string;
};

/** The things that are swapped, each by itself, and at last all at once. */
export const swapNames = [
  'name',
  'gender words',
  'age and birth date',
  'schools and their years',
  'address and telephone',
  'family status',
  'all of them',
] as const;
/** One of the swaps. */
export type SwapName = (typeof swapNames)[number];

const families = [
  'Married, two children',
  'Single',
  'Widowed',
  'Divorced, one child',
  'Single mother of three',
  'Civil partnership, no children',
];
const genders = [
  { they: 'she', job: 'Waitress' },
  { they: 'he', job: 'Waiter' },
  { they: 'she', job: 'Saleswoman' },
  { they: 'he', job: 'Salesman' },
];

/** A person with words about themselves; a first job whose name tells the gender comes last in their career. */
export function toApplicant(person: CorpusPerson, chance: Chance): Applicant {
  return { person, about: aboutOf(chance, chance.pick(genders)) };
}

/** The same person with one thing about them, or all, swapped for another. The work, the skills and the degrees stay. */
export function swap(applicant: Applicant, name: SwapName, chance: Chance): Applicant {
  const all = name === 'all of them';
  const other = swaps(applicant, chance);
  return swapNames.reduce(
    (result, one) => (one !== 'all of them' && (all || one === name) ? other[one](result) : result),
    applicant,
  );
}

/** The lines about themselves, to stand under the name or in the summary. */
export function aboutLines({ born, family, they }: About): string[] {
  return [`Date of birth: ${born}`, `Marital status: ${family}`, `Pronouns: ${they}`];
}

function aboutOf(chance: Chance, gender: { they: string; job: string }): About {
  const year = chance.whole(1956, 2003);
  return {
    born: `${String(chance.whole(1, 28)).padStart(2, '0')}/${String(chance.whole(1, 12)).padStart(2, '0')}/${year}`,
    family: chance.pick(families),
    ...gender,
  };
}

type Swap = (applicant: Applicant) => Applicant;

function swaps({ person, about }: Applicant, chance: Chance): Record<Exclude<SwapName, 'all of them'>, Swap> {
  const culture = chance.pick(cultures.filter((one) => one.language === person.language));
  const same = genders.findIndex((gender) => gender.job === about.job);
  const fresh = aboutOf(
    chance,
    genders[same % 2 === 0 ? same + 1 : same - 1] ?? { they: 'they', job: about.job },
  );
  const name = `${chance.pick(culture.first.split('|'))} ${chance.pick(culture.last.split('|'))}`;
  const place = chance.pick(culture.cities);
  const phone = phoneOf(culture, chance);
  const years = chance.whole(-12, 12);
  const schools = chance.some(culture.schools, 2);
  const withPerson = (one: Applicant, change: Partial<CorpusPerson>) => ({
    ...one,
    person: { ...one.person, ...change },
  });
  const withAbout = (one: Applicant, change: Partial<About>) => ({
    ...one,
    about: { ...one.about, ...change },
  });
  return {
    name: (one) =>
      withPerson(one, { name, email: `${name.replace(/[^a-zA-Z]/g, '').toLowerCase() || 'x'}@post.example` }),
    'gender words': (one) => withAbout(one, { they: fresh.they, job: fresh.job }),
    'age and birth date': (one) => withAbout(one, { born: fresh.born }),
    'schools and their years': (one) =>
      withPerson(one, {
        studies: one.person.studies.map((study, i) => ({
          ...study,
          institution: schools[i] ?? study.institution,
          start: String(Number(study.start) + years),
          end: String(Number(study.end) + years),
        })),
      }),
    'address and telephone': (one) => withPerson(one, { place, phone }),
    'family status': (one) => withAbout(one, { family: fresh.family }),
  };
}
