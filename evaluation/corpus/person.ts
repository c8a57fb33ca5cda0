import { chanceOf, type Chance } from './seeded-random.ts';
import { cultures, phoneOf, type Culture } from './cultures.ts';
import type { Language } from './languages.ts';
import { studyOf, trades } from './trades.ts';
import type { Trade } from './trades-abroad.ts';

/** A position held; months are `YYYY-MM`, `end` null means to this day, `hours` is "Part-time" or nothing. */
export type Position = {
  company: string;
  title: string;
  place: string;
  start: string;
  end: string | null;
  hours: string;
  duties: string[];
};

/** A course of study; years are `YYYY`. */
export type Study = { institution: string; degree: string; field: string | null; start: string; end: string };

/** A person that does not exist, with all that their resume says. */
export type CorpusPerson = {
  key: string;
  language: Language;
  name: string;
  email: string;
  phone: string;
  place: string;
  link: string;
  headline: string;
  summary: string;
  /** Newest first. */
  positions: Position[];
  studies: Study[];
  skills: string[];
  spoken: string[];
};

/** The month in which the corpus was, so to speak, written: nobody's career goes beyond it. */
export const newestMonth = '2025-06';

/** A person of a seed; the same seed makes the same person. */
export function makePerson(seed: number, index: number): CorpusPerson {
  const chance = chanceOf(seed * 100_003 + index * 7_919 + 1);
  const culture = cultures[index % cultures.length] ?? chance.pick(cultures);
  const trade = chance.pick(trades[culture.language]);
  const first = chance.pick(culture.first.split('|'));
  const last = chance.pick(culture.last.split('|'));
  const positions = career(chance, culture, trade);
  const place = chance.pick(culture.cities);
  const handle = handleOf(first, last, chance, index);
  return {
    key: `p${String(index).padStart(3, '0')}`,
    language: culture.language,
    name: culture.familyFirst
      ? `${last}${culture.familyFirst === 'joined' ? '' : ' '}${first}`
      : `${first} ${last}`,
    email: `${handle}@${chance.pick(['mail.example', 'post.example', 'example.net'])}`,
    phone: phoneOf(culture, chance),
    place,
    link: `linkedin.com/in/${handle.replace(/[._]/g, '-')}`,
    headline: positions[0]?.title ?? trade.titles[0] ?? '',
    summary: chance.some(trade.duties, 2).join(' '),
    positions,
    studies: studiesOf(chance, culture, trade, positions.at(-1)?.start ?? newestMonth),
    skills: chance.some(trade.skills, chance.whole(4, 12)),
    spoken: spokenBy(culture.language),
  };
}

function handleOf(first: string, last: string, chance: Chance, index: number): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/ß/g, 'ss')
      .replace(/ł/gi, 'l')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase();
  const [one, other] = [plain(first), plain(last)];
  if (!one || !other) return `person${index}${chance.whole(10, 99)}`;
  return chance.pick([
    `${one}.${other}`,
    `${one.charAt(0)}${other}`,
    `${one}${other}${chance.whole(1, 99)}`,
    `${other}_${one}`,
  ]);
}

/** From a first job to thirty years, with gaps, part-time work and several positions at one employer. */
function career(chance: Chance, culture: Culture, trade: Trade): Position[] {
  const count = chance.pick([1, 2, 3, 3, 4, 4, 5, 6, 8]);
  let month = monthNumber(newestMonth) - (chance.often(0.7) ? 0 : chance.whole(1, 14));
  let company = chance.pick(culture.firms);
  const positions: Position[] = [];
  for (let i = 0; i < count; i++) {
    const open = i === 0 && month === monthNumber(newestMonth);
    const length = chance.whole(count === 1 ? 3 : 8, count > 5 ? 60 : 54);
    const end = month;
    month -= length;
    const level = Math.max(0, Math.min(trade.titles.length - 1, count - 1 - i));
    positions.push({
      company,
      title: trade.titles[level] ?? '',
      place: chance.pick(culture.cities).split(',')[0] ?? '',
      start: monthText(month),
      end: open ? null : monthText(end),
      hours: culture.language === 'en' && chance.often(0.12) ? 'Part-time' : '',
      duties: chance.some(trade.duties, chance.whole(1, i === 0 ? 4 : 3)),
    });
    const stays = chance.often(0.2) && level > 0;
    if (!stays) company = chance.pick(culture.firms.filter((firm) => firm !== company));
    month -= stays ? 0 : chance.often(0.2) ? chance.whole(4, 26) : chance.whole(0, 2);
  }
  return positions;
}

function studiesOf(chance: Chance, culture: Culture, trade: Trade, firstJob: string): Study[] {
  const count = chance.pick([1, 1, 2]);
  const schools = chance.some(culture.schools, count);
  let year = Number(firstJob.slice(0, 4)) + (chance.often(0.2) ? 1 : 0);
  const known = culture.degrees?.map(studyOf) ?? [];
  const courses =
    known.length > 0 && chance.often(0.35) ? [chance.pick(known), ...trade.studies] : trade.studies;
  const chosen = courses === trade.studies ? chance.some(courses, count) : courses.slice(0, count);
  return chosen.map(([degree, field], i) => {
    const end = year;
    year -= chance.whole(2, 4);
    return { institution: schools[i] ?? '', degree, field, start: String(year), end: String(end) };
  });
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function monthText(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

function spokenBy(language: Language): string[] {
  const words: Record<Language, string[]> = {
    en: ['English (native)', 'Spanish (basic)'],
    de: ['Deutsch (Muttersprache)', 'Englisch (gut)'],
    fr: ['Français (langue maternelle)', 'Anglais (B2)'],
    es: ['Español (nativo)', 'Inglés (B1)'],
    it: ['Italiano (madrelingua)', 'Inglese (B1)'],
    pt: ['Português (nativo)', 'Inglês (básico)'],
    nl: ['Nederlands (moedertaal)', 'Engels (goed)'],
    pl: ['Polski (ojczysty)', 'Angielski (B2)'],
    sv: ['Svenska (modersmål)', 'Engelska (flytande)'],
    tr: ['Türkçe (ana dil)', 'İngilizce (B2)'],
    ja: ['日本語（母語）', '英語（TOEIC 780点）'],
    zh: ['普通话', '英语（CET-6）'],
    ar: ['العربية', 'الإنجليزية'],
    he: ['עברית', 'אנגלית'],
  };
  return words[language];
}
