import { isKnownPlace, isPlace, isRegion } from './places.ts';
import { isTown } from './towns.ts';

const TOWN = String.raw`(?<town>\p{Lu}[\p{L}.’'-]*(?:[ -](?:\p{Lu}[\p{L}.’'-]*|(?:am|an|der|im|bei|de|del|den|la|le|les|sur|sous|en|do|da|dos|di|upon|of)(?= ))){0,4})`;
const AFTER = String.raw`(?:\s*\([A-Z]{2}\))?(?:\s*[,(/–-]\s*(?<more>\p{L}[\p{L} .'’-]{1,40}?)\)?)?\s*$`;
/** Codes before a town, as most of the world writes them: "70199 Stuttgart", "8021 BE Zwolle", "722 12 Västerås", "81-391 Gdynia". */
const CODE = String.raw`(?:[A-Z]{1,2}-?\s?)?(?<code>\d{5}|\d{3} \d{2}|\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4})`;
const CODE_FIRST = new RegExp(String.raw`(?:^|[\s,;])${CODE},?\s+${TOWN}${AFTER}`, 'u');
/** Codes behind a town: "Cardiff CF11 9LJ", "Curitiba, 80010-000", "Cairns QLD 4870". */
const CODE_LAST = new RegExp(
  String.raw`(?:^|[,;–-]\s*|\d\s+)${TOWN},?\s+(?<more>[A-Z]{2,3}\s+)?(?:\(\p{L}+\)\s*)?(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d\d [A-Z\d]{4}|\d{5}-\d{3}|\d{4,5})\s*(?:,\s*\p{L}[\p{L} ]{2,30})?$`,
  'u',
);
const JAPANESE =
  /(?<place>(?:東京都|北海道|京都府|大阪府|\p{sc=Han}{2,3}県)?(?:\p{sc=Han}|[ヶケノが]){1,6}?[市区町村])/u;
const KOREAN =
  /(?<place>\p{sc=Hangul}{2,4}(?:특별시|광역시|특별자치시|특별자치도|도|시)(?:\s\p{sc=Hangul}{1,5}[시군구])?)(?!\p{sc=Hangul})/u;
const CHINESE = /^(?<place>\p{sc=Han}{2,4}(?:省|市|区|自治区)(?:\p{sc=Han}{1,4}[市区县])?)/u;

/** The town, with its country where it is named, of a text that is an address of a letter or ends with one; null where there is none. */
export function placeInAddress(text: string): string | null {
  if (text.length > 160) return null;
  const korean = /^\p{sc=Hangul}/u.test(text) ? KOREAN.exec(text)?.groups?.['place'] : undefined;
  if (korean) return korean;
  const eastern = /〒|^\p{sc=Han}{2,4}[都道府県省市]/u.test(text);
  if (eastern) return (JAPANESE.exec(text) ?? CHINESE.exec(text))?.groups?.['place'] ?? null;
  const first = CODE_FIRST.exec(text)?.groups;
  if (first && isSure(first['code'] ?? '', first['town'] ?? '')) return withCountry(first);
  const last = CODE_LAST.exec(text)?.groups;
  return last && isName(last['town'] ?? '')
    ? (townOfRegion(text, last['town'] ?? '') ?? withCountry(last))
    : null;
}

/** The town before a region that the code of an address stands behind: "Bethesda, Gwynedd LL57 3PH". */
function townOfRegion(text: string, region: string): string | null {
  if (!isRegion(region)) return null;
  const before = text.slice(0, text.lastIndexOf(region)).split(',').at(-2)?.trim() ?? '';
  return /^\p{Lu}[\p{L} .’'-]+$/u.test(before) && isName(before) ? before : null;
}

/** Four digits are a year as well: the town behind them has to be a known one. */
function isSure(code: string, town: string): boolean {
  if (!isName(town)) return false;
  return code.length > 4 || isKnownPlace(town) || (isTown(town) && !/^(?:19|20)/.test(code));
}

const NO_TOWN =
  /\b(?:street|road|avenue|lane|drive|court|box|suite|floor|apt)\b|stra(?:ß|ss)e$|straat$|gatan$|^(?:rua|avenida|av|travessa|alameda|rodovia|calle|carrera|camino|plaza|vía|via|viale|corso|piazza|vicolo|rue|boulevard|chemin|allée|quai|ulica|ul|aleja|strada|str|bulevardul)[. ]/iu;

function isName(town: string): boolean {
  return town.length > 1 && !NO_TOWN.test(town);
}

function withCountry(found: Record<string, string | undefined>): string {
  const [town = '', more = ''] = [found['town']?.trim(), found['more']?.trim()];
  return more !== '' && isPlace(`${town}, ${more}`) ? `${town}, ${more}` : town;
}

/** The town at the end of a text that is said to be an address, or that looks like a street with its number: "14 Hill Road, Thirsk". */
export function townBehindStreet(text: string): string | null {
  const pieces = text
    .split(/\s*[,;]\s*|\s+[–—-]\s+|(?<=\p{L})\s*\/\s*(?=\p{L})/u)
    .map((piece) => piece.trim());
  const at = pieces.findLastIndex((piece) => isTown(piece) || isKnownPlace(piece));
  if (at === -1) return null;
  const [town = '', ...more] = pieces.slice(at);
  const before = pieces[at - 1] ?? '';
  // A country or a region at the end says which town the one before it is.
  const own = before !== '' && !/\d/.test(before) && isPlace(`${before}, ${town}`);
  const whole = [...(own ? [before] : []), town, ...more].join(', ');
  return more.every((piece) => isPlace(piece)) ? whole : town;
}
