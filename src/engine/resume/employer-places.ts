import { splitTrailingPlace } from './places.ts';
import { companyLikeness, isLegalSuffix, titleLikeness } from './titles-and-employers.ts';
import { isTown } from './towns.ts';

/** An employer's name, and the place that stands behind it. */
export type Placed = { rest: string; place: string | null };

const NAME = String.raw`\p{Lu}[\p{L}’'.-]*(?:[ -](?:\p{Lu}[\p{L}’'.-]*|(?:am|an|der|im|de|del|den|la|le|les|sur|en|do|da|upon|of)(?= ))){0,4}`;
const BEHIND_COMMA = new RegExp(String.raw`^(?<rest>.+?), (?<town>${NAME})$`, 'u');
const WITH_PROVINCE = new RegExp(String.raw`^(?<rest>.+?), (?<town>${NAME} \((?<code>[A-Z]{2})\))$`, 'u');
const BEHIND_DASH = new RegExp(String.raw`^(?<rest>.+?)\s+[–—-]\s+(?<town>${NAME})$`, 'u');
const IN_BRACKETS = new RegExp(String.raw`^(?<rest>.+?)\s*\((?<town>${NAME})\)$`, 'u');
/** "Zorggroep IJsselstroom te Zwolle", "Klinik am Park in Wesel", "Mairie à Brest". */
const BEHIND_WORD = new RegExp(
  String.raw`^(?<rest>\p{Lu}.+?)\s+(?:in|te|à|en|em|a|w|i|bei)\s+(?<town>${NAME})$`,
  'u',
);

/** An employer's name without the place behind it, where a list of the world's towns holds it or the words before it end a name. */
export function splitEmployerPlace(text: string): Placed {
  const known = splitTrailingPlace(text);
  if (known.place !== null) return known;
  const province = WITH_PROVINCE.exec(text)?.groups;
  if (province) return { rest: province['rest'] ?? text, place: province['town'] ?? null };
  for (const form of [BEHIND_COMMA, IN_BRACKETS, BEHIND_DASH, BEHIND_WORD]) {
    const { rest = '', town = '' } = form.exec(text)?.groups ?? {};
    if (isTownBehind(rest, town, form === BEHIND_COMMA)) return { rest, place: town };
  }
  return { rest: text, place: null };
}

function isTownBehind(rest: string, town: string, comma: boolean): boolean {
  if (rest === '' || isLegalSuffix(town) || companyLikeness(town) > 0 || titleLikeness(town) >= 1)
    return false;
  if (isTown(town)) return true;
  return comma && companyLikeness(rest) >= 1 && titleLikeness(town) === 0 && /^[^,]+$/.test(rest)
    ? town.split(' ').length <= 2
    : false;
}
