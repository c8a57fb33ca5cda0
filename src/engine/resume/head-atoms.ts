import type { Head, Part } from './entry-head.ts';
import type { Line } from './lines.ts';
import { isPlace } from './places.ts';
import type { Element } from './sequence-model.ts';
import { fold, isCapitals } from './text.ts';
import { titleWords } from './title-words.ts';
import { companyLikeness, isInstitution, isLegalSuffix, titleLikeness } from './titles-and-employers.ts';

/** The smallest piece of an entry's head: what stands between commas, and where it stands. */
export type Atom = {
  text: string;
  /** Atoms at the same place of other entries share it. */
  slot: string;
  part: Part;
  /** What parts it from the atom before it, in the same part. */
  glue: string;
};

const CUTS =
  /,\s+(?!(?:then|later|dann|später|anschließend|puis|luego|después|poi|depois|daarna|potem|później|sedan|senere|potom)\s)|(?<=\p{sc=Han}),(?=\p{sc=Han})|،\s*|，|(?<=\p{L})\s+(?:at|bei|chez|presso|hos|bij|på|vid|ved)\s+(?=[\p{Lu}\p{Lo}])|\s+\((?=[^()]+\)$)/gu;

/** The atoms of a head in the order in which they stand. */
export function atomsOf(head: Head): Atom[] {
  return head.parts.flatMap((part, i) => {
    const titled = head.parts.slice(0, i).some(({ text }) => titleLikeness(text) >= 1);
    const atoms: Atom[] = [];
    let from = 0;
    let glue = '';
    const add = (to: number, next: string) => {
      const bracket = glue.includes('(');
      const text = part.text
        .slice(from, to)
        .replace(bracket ? /\)$/ : /(?!)/, '')
        .trim();
      const last = atoms.at(-1);
      if (last && (isLegalSuffix(text) || text.length < 2)) last.text += glue + text;
      else if (text) atoms.push({ text, slot: `${part.slot}.${atoms.length}`, part, glue });
      glue = next;
    };
    for (const match of part.text.matchAll(CUTS)) {
      if (match[0].startsWith(',') && isInBrackets(part.text, match.index)) continue;
      if (AT.test(match[0]) && isWithinName(part.text.slice(from, match.index), from > 0 || titled)) continue;
      add(match.index, match[0]);
      from = match.index + match[0].length;
    }
    add(part.text.length, '');
    return atoms;
  });
}

/** The atoms of all heads of a section as one sequence; `above` holds, folded, what stands above all sections. */
export function atomElements(
  heads: readonly { atoms: readonly Atom[]; dateLine: Part['line'] }[],
  above: ReadonlySet<string>,
): Element[] {
  const all = heads.flatMap((head) => head.atoms);
  const times = countsOf(all.map((atom) => fold(atom.text)));
  const slots = Map.groupBy(all, (atom) => atom.slot);
  const about = new Map([...slots].map(([slot, atoms]) => [slot, slotFacts(atoms, heads.length)]));
  return heads.flatMap(({ atoms, dateLine }) => {
    const own = atoms.map((atom) => ownFacts(atom));
    return atoms.map((atom, i): Element => {
      const before = atoms[i - 1];
      const after = atoms[i + 1];
      const at = atom.part.line.number - dateLine.number;
      const alone = !atoms.some((other) => other !== atom && other.part.line === atom.part.line);
      const stands = `line ${Math.max(-3, Math.min(3, at))} ${alone}`;
      const features = [
        ...(own[i] ?? []),
        ...(about.get(atom.slot) ?? []),
        stands,
        `place in head ${i} of ${Math.min(5, atoms.length)}`,
        `again ${Math.min(3, times.get(fold(atom.text)) ?? 1)} ${heads.length > 1}`,
        `above ${above.has(fold(atom.text))}`,
        `glue ${atom.glue.trim() || (before?.part === atom.part ? 'space' : 'start')}`,
        `glued ${after?.part === atom.part ? after.glue.trim() : 'end'}`,
        `column ${columnOf(atom)}`,
        `lines ${new Set(atoms.map((other) => other.part.line)).size}`,
        `bold ${atom.part.bold} ${atoms.some((other) => other.part.bold && other !== atom)}`,
        `dark ${colorOf(atom, atoms)}`,
      ];
      for (const near of own[i - 1]?.slice(0, 8) ?? ['none']) features.push(`before ${near}`);
      for (const near of own[i + 1]?.slice(0, 8) ?? ['none']) features.push(`after ${near}`);
      const step = i === 0 ? 2 : before?.part.line === atom.part.line ? 0 : 1;
      return { features, step };
    });
  });
}

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.includes(')', at);
}

const AT = /^\s+(?:at|bei|chez|presso|hos|bij|på|vid|ved)\s/u;

/** Whether a small word stands inside of a name: no title is before it, and it is behind a comma or the beginning of an institution's name. */
function isWithinName(before: string, behindComma: boolean): boolean {
  if (titleLikeness(before) > 0 || titleWords(before) > 1) return false;
  return (
    behindComma ||
    /^(?:\p{Lu}[\p{L}’'-]+ ){0,3}(?:Museum|University|College|School|Institute|Center|Centre) of \p{L}/u.test(
      before,
    )
  );
}

/** The texts of lines and of their parts, folded. */
export function textsOf(lines: readonly Line[]): Set<string> {
  const texts = lines.flatMap((line) =>
    [line, ...line.segments].flatMap(({ text }) => [text, ...text.split(/\s*[,|•·،]\s*/)]),
  );
  return new Set(texts.map(fold).filter(Boolean));
}

function countsOf(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** What the lists and the shape of its letters say of an atom. */
function ownFacts({ text, part }: Atom): string[] {
  const words = text.split(' ');
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return [
    `title ${Math.min(3, Math.round(titleLikeness(text) * 1.5))}`,
    `company ${Math.min(3, Math.round(companyLikeness(text) * 1.5))}`,
    `work ${titleWords(text)}`,
    `place ${isPlace(text)}`,
    `school ${isInstitution(text)}`,
    `words ${Math.min(5, words.length)}`,
    `case ${isCapitals(text) ? 'all' : capitals === words.length ? 'each' : capitals === 1 ? 'first' : capitals === 0 ? 'none' : 'some'} ${Math.min(3, words.length)}`,
    `bold ${part.bold}`,
    `letters ${Math.min(6, Math.floor(text.length / 6))}`,
    `and ${/[&+]|\s(?:and|und|et|y|e|och|ve|en)\s/.test(text)}`,
    `dots ${/\p{L}\.\s?\p{L}|\.$/u.test(text)}`,
    `digits ${/\d/.test(text)}`,
    `brackets ${text.includes('(')}`,
    `hyphen ${/\p{L}-\p{L}/u.test(text)}`,
    `short capitals ${words.some((word) => /^\p{Lu}{2,4}$/u.test(word))}`,
    `in word ${/\p{Ll}\p{Lu}/u.test(text)}`,
  ];
}

/** What is true of all atoms in one place: how many, how different, and whether they share words. */
function slotFacts(atoms: readonly Atom[], heads: number): string[] {
  const texts = atoms.map((atom) => fold(atom.text));
  const different = new Set(texts);
  const words = [...different].map((text) => new Set(text.split(' ').filter((word) => word.length > 3)));
  const sharing = words.filter((own, i) =>
    words.some((other, j) => i !== j && [...own].some((word) => other.has(word))),
  ).length;
  const length = texts.reduce((sum, text) => sum + text.split(' ').length, 0) / texts.length;
  const most = (of: (text: string) => number) =>
    Math.round((atoms.reduce((sum, atom) => sum + Math.min(2, of(atom.text)), 0) / atoms.length) * 2);
  return [
    `slot share ${Math.round((atoms.length / heads) * 3)}`,
    `slot different ${Math.round((different.size / texts.length) * 3)} ${Math.min(4, texts.length)}`,
    `slot sharing ${Math.round((sharing / different.size) * 3)} ${Math.min(4, different.size)}`,
    `slot words ${Math.min(5, Math.round(length))}`,
    `slot title ${most(titleLikeness)}`,
    `slot company ${most(companyLikeness)}`,
    `slot work ${most(titleWords)}`,
    `slot places ${most((text) => (isPlace(text) ? 2 : 0))}`,
  ];
}

function columnOf({ part, text }: Atom): string {
  const segment = part.line.segments.find((one) => one.text.includes(text));
  const at = segment ? part.line.segments.indexOf(segment) : -1;
  return `${Math.min(3, at)} of ${Math.min(4, part.line.segments.length)}`;
}

function colorOf({ part }: Atom, atoms: readonly Atom[]): string {
  const size = Math.max(...atoms.map((atom) => atom.part.line.size));
  const other = atoms.some((atom) => atom.part.line.color !== part.line.color);
  return `${part.line.size >= size} ${other}`;
}
