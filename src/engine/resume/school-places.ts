import { splitEmployerPlace, type Placed } from './employer-places.ts';
import { isKnownPlace } from './places.ts';

const MANY_CAMPUSES =
  /^(?:university of (?:california|texas|illinois|wisconsin|massachusetts|north carolina|colorado|maryland|nebraska|tennessee|missouri)|california state university|indian institute of .+|national institute of .+)$/i;

/** Whether the town behind a school is part of its name, as it has several: "University of California, Davis". */
export function namesCampus(school: string, place: string): boolean {
  return MANY_CAMPUSES.test(school) && isKnownPlace(place);
}

/** A school's name and the town that stands behind it, where that is no part of the name. */
export function splitSchoolPlace(text: string): Placed {
  const split = splitEmployerPlace(text);
  const behindComma = split.place !== null && text.startsWith(`${split.rest},`);
  return behindComma && !namesCampus(split.rest, split.place ?? '') ? split : { rest: text, place: null };
}
