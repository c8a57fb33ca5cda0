import { headingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { namesLevels } from './skill-levels.ts';

const NAME = String.raw`führerschein(?:klassen?)?|fahrerlaubnis|permis(?: de conduire| auto)?|driving licen[cs]e|driver['’]?s licen[cs]e|patente(?: di guida)?|(?:carnet|carné|permiso) de conducir|carta de condução|cnh|carteira de habilitação|prawo jazdy|rijbewijs|körkort|kørekort|førerkort|ajokortti|řidičák|řidičský průkaz|řidičské oprávnění|vodičský preukaz|jogosítvány|permis de conducere|vozačka dozvola|sürücü belgesi|ehliyet`;
const CLASSES = String.raw`[A-E][1M]?E?1?(?:\s*[,/+]\s*[A-E][1M]?E?1?|\s+(?:und|and|et|y|e|i|en|och|ve|a)\s+[A-E][1M]?E?1?)*`;
const LICENCE = new RegExp(
  String.raw`^(?:${NAME})\s*:?\s+(?:(?:klassen?|kat\.?|cat\.?|category|categoría|categoria|sk\.?|skupin[ay])\s+)?${CLASSES}$`,
  'iu',
);
const LONE_NAME = new RegExp(String.raw`^(?:${NAME})\s*:?$`, 'iu');

/** Lines without the name of a driving licence that stands alone, and what stands right below it. */
export function withoutLicences(lines: Line[]): Line[] {
  return lines.filter((line, i) => !LONE_NAME.test(line.text) && !LONE_NAME.test(lines[i - 1]?.text ?? ''));
}

/** The classes of a driving licence, names of columns, and what is said of other things. */
export function isNoSkill(line: Line): boolean {
  const { text } = line;
  return LICENCE.test(text) || isOfOthers(line) || namesColumns(line) || /\p{L}[。]$/u.test(text);
}

/** Whether a row names the columns of the table below it: "Program | Seviye". */
function namesColumns({ segments }: Line): boolean {
  return segments.length > 1 && namesLevels(segments.at(-1)?.text ?? '');
}

/** Whether a row of a form names something else than skills: "Führerschein: B", "Hobby | Schach". */
function isOfOthers({ text, segments }: Line): boolean {
  const label =
    /^([^:：,;]{2,40}?)\s*[:：]\s*\S/u.exec(text)?.[1] ??
    (segments.length === 2 ? segments[0]?.text : undefined);
  const kind = label === undefined ? null : headingKind(label);
  return kind === 'other' || kind === 'interests' || kind === 'references' || kind === 'contact';
}
