import type { Line } from './lines.ts';
import { fold } from './text.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split('|').map((word) => fold(word)));

/** What forms call the name of a family, and the names that are given. */
const FAMILY = words(
  'surname|last name|family name|name|nachname|familienname|zuname|nom|nom de famille|apellidos|apellido|cognome|apelido|sobrenome|achternaam|nazwisko|efternamn|etternavn|efternavn|sukunimi|příjmení|priezvisko|vezetéknév|nume|soyadı|soyad|soy isim|фамилия|прізвище|επώνυμο|prezime|priimek|perekonnanimi|姓|성',
);
const GIVEN = words(
  'first name|first names|given name|given names|forename|forenames|other names|vorname|vornamen|rufname|prénom|prénoms|nombre|nombres|nome|nome próprio|voornaam|voornamen|imię|imiona|förnamn|fornavn|fornavne|etunimi|etunimet|křestní jméno|meno|keresztnév|utónév|prenume|adı|ad|isim|имя|ім’я|όνομα|ime|eesnimi|名|이름',
);

/** A name that a form asks for in two rows, and the row that it begins in: "Surname: Quist", "First names: Ada Maria". */
export function nameInParts(lines: readonly Line[]): { text: string; line: Line } | null {
  const rows = lines.map((line) => ({ line, ...rowOf(line) }));
  const given = rows.find(({ label, value }) => GIVEN.has(label) && isNamed(value));
  const family = rows.find((row) => row !== given && FAMILY.has(row.label) && isNamed(row.value));
  const apart = given && family ? Math.abs(rows.indexOf(given) - rows.indexOf(family)) : Infinity;
  return given && family && apart <= 2 ? { text: `${given.value} ${family.value}`, line: given.line } : null;
}

function rowOf({ text, segments }: Line): { label: string; value: string } {
  const [label, value, ...more] = segments.map((one) => one.text);
  if (label !== undefined && value !== undefined && more.length === 0)
    return { label: fold(label), value: value.trim() };
  const parted = /^(?<label>[^:：]{1,30}?)\s*[:：]\s*(?<value>.+)$/u.exec(text)?.groups;
  return { label: fold(parted?.['label'] ?? ''), value: parted?.['value']?.trim() ?? '' };
}

function isNamed(value: string): boolean {
  return /^\p{L}[\p{L}\p{M} .’'-]{0,40}$/u.test(value) && value.split(' ').length <= 4;
}
