/**
 * A name of a place as names are compared: lower case, without accents and signs, "St." and "Saint" alike. Letters that are no
 * accented ones, as in Korean or Hindi, stay whole.
 */
export function plainName(name: string): string {
  return name
    .toWellFormed()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßøłđðæœþıأإآىة]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’ʼ‘`´.·ـ]/gu, (sign) => (sign === '.' ? ' ' : ''))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/\b(?:st|sankt|sainte|ste|ft|mt)\b/gu, (word) => SHORT[word] ?? word);
}

/** The same name where umlauts are written out, as in "Koeln"; null when there are none. */
export function writtenOut(name: string): string | null {
  const other = name
    .normalize('NFC')
    .replace(/[äöüÄÖÜøØåÅ]/gu, (letter) => WRITTEN_OUT[letter.toLowerCase()] ?? letter);
  return other === name.normalize('NFC') ? null : plainName(other);
}

/** Accents of Latin, Greek and Cyrillic letters, and the vowel signs of Arabic and Hebrew. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0591-\u05c7]/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};
const SHORT: Readonly<Record<string, string>> = {
  st: 'saint',
  sankt: 'saint',
  sainte: 'saint',
  ste: 'saint',
  ft: 'fort',
  mt: 'mount',
};
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
