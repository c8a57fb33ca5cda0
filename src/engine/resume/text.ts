// Letters whose stroke no decomposition takes off.
const BARE: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i' };
// Radicals that stand for whole signs, signs kept apart for old code pages, and Latin letters and digits of full width.
const COMPATIBLE = /[\u2E80-\u2FDF\uF900-\uFAFF\uFF01-\uFF5E]/g;
const LIGATURES = /[\uFB00-\uFB06]/g;
// Zero-width and direction characters, soft hyphens, tag characters, and control characters other than tab.
const INVISIBLE =
  /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]|(?![\t\n])\p{Cc}/gu;
const PRIVATE_USE = /[\uE000-\uF8FF\uFFFD\u{F0000}-\u{FFFFD}]/gu;
const SPACES = /[ \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g;
const BULLET = /^\s*(?:[•●▪■◦○‣⁃∙▸►▶➤➢✓✔★☆♦◆–—*·»>‐-]|\uE000|o(?=\s\S))\s+(?=\S)/u;
const LONE_BULLET = /^[•●▪■◦○‣⁃∙▸►▶➤➢✓✔♦◆*·»-]$/u;

/** The text as a person reads it: ligatures as letters, no invisible or icon characters, single spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(COMPATIBLE, (sign) => sign.normalize('NFKC'))
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(PRIVATE_USE, '• ')
    .replace(SPACES, ' ')
    .trim();
}

/** The text without the bullet sign it begins with, and whether there was one. */
export function stripBullet(text: string): { text: string; bullet: boolean } {
  const match = BULLET.exec(text);
  if (match) return { text: text.slice(match[0].length), bullet: true };
  const glued = /^[•●▪■◦○‣⁃∙▸►➤➢✓✔♦◆・](?=\S)/u.exec(text);
  return glued ? { text: text.slice(1), bullet: true } : { text, bullet: false };
}

/** Whether the text is a bullet sign and nothing else. */
export function isLoneBullet(text: string): boolean {
  return LONE_BULLET.test(text.trim());
}

// The same short texts are looked up in many lists.
const folded = new Map<string, string>();
const MOST_FOLDED = 4_000;

/** Lower case without accents and punctuation, words separated by single spaces; for looking words up. */
export function fold(text: string): string {
  const known = folded.get(text);
  if (known !== undefined) return known;
  const found = foldAnew(text);
  if (text.length < 120) {
    if (folded.size >= MOST_FOLDED) folded.clear();
    folded.set(text, found);
  }
  return found;
}

function foldAnew(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđı]/g, (letter) => BARE[letter] ?? letter)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** Capitals that were typed with a space after each letter, joined: "S K I L L S" is "SKILLS". */
export function joinSpacedLetters(text: string): string {
  if (!/^(?:\p{L}{1,2}\s+){3,}\p{L}{1,2}$/u.test(text) || /\p{Ll}/u.test(text)) return text;
  return text
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Whether all letters are capitals and there are at least two. */
export function isCapitals(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1;
}
