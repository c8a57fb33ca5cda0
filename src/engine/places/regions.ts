import type { Gazetteer } from './gazetteer.ts';
import { plainName } from './place-name.ts';

/** The codes of the regions that a plain name or abbreviation means, as "US.TX". */
export function regionsCalled(places: Gazetteer, name: string): readonly string[] {
  let known = byGazetteer.get(places);
  if (!known) byGazetteer.set(places, (known = namesOf(places)));
  return known.get(name) ?? [];
}

function namesOf(places: Gazetteer): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, code: string) => {
    const codes = found.get(name);
    if (codes) codes.push(code);
    else found.set(name, [code]);
  };
  for (const [code, name] of places.regions()) {
    add(plainName(name), code);
    if (/^(?:US|CH)\.[A-Z]{2}$/.test(code)) add(code.slice(3).toLowerCase(), code);
  }
  for (const [country, names] of Object.entries(OTHER_NAMES))
    for (const [region, others] of Object.entries(names))
      for (const code of (found.get(region) ?? []).filter((each) => each.startsWith(country)))
        for (const other of others.split('|')) add(other, code);
  return found;
}

const byGazetteer = new WeakMap<Gazetteer, Map<string, string[]>>();

/** What regions are called besides, by country and the plain English name. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: { 'district of columbia': 'd c|washington d c|washington dc' },
  CA: {
    alberta: 'ab',
    'british columbia': 'bc|b c|colombie britannique',
    manitoba: 'mb',
    'new brunswick': 'nb|nouveau brunswick',
    'newfoundland and labrador': 'nl',
    'nova scotia': 'ns|nouvelle ecosse',
    ontario: 'on|ont',
    'prince edward island': 'pe|pei',
    quebec: 'qc|que',
    saskatchewan: 'sk',
  },
  AU: {
    'australian capital territory': 'act',
    'new south wales': 'nsw',
    'northern territory': 'nt',
    queensland: 'qld',
    'south australia': 'sa',
    tasmania: 'tas',
    victoria: 'vic',
    'western australia': 'wa',
  },
  BR: {
    'sao paulo': 'sp',
    'rio de janeiro': 'rj',
    'minas gerais': 'mg',
    'rio grande do sul': 'rs',
    parana: 'pr',
    'santa catarina': 'sc',
    bahia: 'ba',
    pernambuco: 'pe',
    ceara: 'ce',
    'federal district': 'df|distrito federal',
    goias: 'go',
    amazonas: 'am',
    para: 'pa',
    'espirito santo': 'es',
  },
  DE: {
    bavaria: 'bayern|by',
    hesse: 'hessen',
    saxony: 'sachsen',
    thuringia: 'thuringen',
    'lower saxony': 'niedersachsen',
    'north rhine westphalia': 'nordrhein westfalen|nrw',
    'rheinland pfalz': 'rhineland palatinate',
    'saxony anhalt': 'sachsen anhalt',
    'mecklenburg vorpommern': 'meck pomm|mv',
    'baden wurttemberg': 'bw|bawu',
    'schleswig holstein': 'sh',
    'state of berlin': 'berlin',
  },
  AT: {
    vienna: 'wien',
    styria: 'steiermark',
    tyrol: 'tirol',
    carinthia: 'karnten',
    'lower austria': 'niederosterreich',
    'upper austria': 'oberosterreich',
  },
  CH: {
    'basel city': 'basel stadt',
    geneva: 'geneve|genf',
    vaud: 'waadt',
    lucerne: 'luzern',
    zurich: 'zuerich',
    bern: 'berne',
    ticino: 'tessin',
    valais: 'wallis',
  },
  FR: {
    'provence alpes cote dazur': 'paca|provence',
    'ile de france': 'idf',
    brittany: 'bretagne',
    normandy: 'normandie',
    'auvergne rhone alpes': 'rhone alpes',
  },
  IT: {
    lombardy: 'lombardia|lombardei',
    tuscany: 'toscana|toskana',
    piedmont: 'piemonte|piemont',
    sicily: 'sicilia|sizilien',
    sardinia: 'sardegna|sardinien',
    'emilia romagna': 'emilia',
    apulia: 'puglia|apulien',
  },
  ES: {
    catalonia: 'cataluna|catalunya|katalonien',
    andalusia: 'andalucia|andalusien',
    'basque country': 'pais vasco|euskadi',
    valencia: 'comunidad valenciana|comunitat valenciana',
    madrid: 'comunidad de madrid|community of madrid',
    galicia: 'galiza',
    'castille and leon': 'castilla y leon',
    aragon: 'aragon',
    navarre: 'navarra',
  },
  NL: {
    'north holland': 'noord holland|nordholland',
    'south holland': 'zuid holland',
    'north brabant': 'noord brabant',
  },
  PL: {
    mazovia: 'mazowieckie|masovian|masovia',
    'lesser poland': 'malopolskie|malopolska',
    'lower silesia': 'dolnoslaskie|dolny slask',
    silesia: 'slaskie|slask',
    pomerania: 'pomorskie',
    'greater poland': 'wielkopolskie|wielkopolska',
    'lodz voivodeship': 'lodzkie',
  },
  GB: { 'northern ireland': 'ni|n ireland', england: 'eng', scotland: 'sco|schottland', wales: 'cymru' },
  IN: {
    karnataka: 'ka',
    maharashtra: 'mh',
    'tamil nadu': 'tn',
    telangana: 'ts|tg',
    'uttar pradesh': 'up',
    haryana: 'hr',
    delhi: 'nct|ncr|delhi ncr',
    'west bengal': 'wb',
    gujarat: 'gj',
    kerala: 'kl',
  },
  MX: { 'mexico city': 'cdmx|ciudad de mexico', jalisco: 'jal', 'nuevo leon': 'nl' },
  JP: {
    tokyo: '東京都|東京',
    osaka: '大阪府',
    kanagawa: '神奈川県',
    aichi: '愛知県',
    kyoto: '京都府',
    fukuoka: '福岡県',
  },
};
