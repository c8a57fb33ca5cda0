import { type Language, languageOf, languages } from './languages.ts';

/** What browsers still call by names that the places gave up, by those names. */
const renamed: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The parts of zones' names that a language writes otherwise than English. */
const inLanguage: Record<Language, Readonly<Record<string, string>>> = {
  en: {},
  de: {
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarktis',
    Arctic: 'Arktis',
    Asia: 'Asien',
    Atlantic: 'Atlantik',
    Australia: 'Australien',
    Europe: 'Europa',
    Indian: 'Indischer Ozean',
    Pacific: 'Pazifik',
    Algiers: 'Algier',
    Athens: 'Athen',
    Azores: 'Azoren',
    Baghdad: 'Bagdad',
    Belgrade: 'Belgrad',
    Brussels: 'Brüssel',
    Bucharest: 'Bukarest',
    Cairo: 'Kairo',
    Canary: 'Kanaren',
    Copenhagen: 'Kopenhagen',
    Damascus: 'Damaskus',
    Havana: 'Havanna',
    Jamaica: 'Jamaika',
    Kyiv: 'Kyjiw',
    Lisbon: 'Lissabon',
    Luxembourg: 'Luxemburg',
    Moscow: 'Moskau',
    Prague: 'Prag',
    Riyadh: 'Riad',
    Rome: 'Rom',
    Singapore: 'Singapur',
    Tashkent: 'Taschkent',
    Tbilisi: 'Tiflis',
    Tehran: 'Teheran',
    Tokyo: 'Tokio',
    Vatican: 'Vatikanstadt',
    Vienna: 'Wien',
    Warsaw: 'Warschau',
    Yerevan: 'Jerewan',
    Zurich: 'Zürich',
  },
};

/** A time zone (IANA) for people, by the name of today in the language of a locale: "America/New York", "Europa/Wien". */
export function zoneName(zone: string, locale: string): string {
  const names = inLanguage[languageOf(locale) ?? languages[0]];
  const parts = (renamed[zone] ?? zone).split('/').map((part) => names[part] ?? part.replaceAll('_', ' '));
  return parts.join('/');
}
