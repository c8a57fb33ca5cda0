import { titleParts } from './compounds.ts';
import { inFull } from './short-titles.ts';
import type { RuleByWork } from './rules.ts';
import { stemsOf } from './stems.ts';

/**
 * How a title is read: by the names that occupations have, of equal ones those listed first; since weights 4 also by what it means: the
 * occupation whose own name comes closer goes first, and what stands before the first comma counts most; since weights 5 also with short forms
 * written out and compounds divided, and of occupations that share a name those first that are most like the others; since weights 6
 * without reading English "commercial" as the French title; since weights 7 a part behind a comma that names nobody names no work; since weights 8
 * with more of the names that people of a trade use; since weights 9 "registered" and the like say nothing of the work.
 */
export type TitleRule =
  | 'by name'
  | 'by meaning'
  | 'by work'
  | 'by trade'
  | 'by field'
  | 'by usage'
  | 'by rank';

/** Whether a title is read as since weights 5. */
export function isByWork(rule: TitleRule): rule is RuleByWork {
  return rule === 'by work' || rule === 'by trade' || isWithoutField(rule);
}

/** Whether a title is read without a field behind its comma. */
export function isWithoutField(rule: TitleRule): boolean {
  return rule === 'by field' || rule === 'by usage' || rule === 'by rank';
}

/** The stems of a title that name the work: no seniority, place or kind of contract in them. */
export function titleStems(title: string, rule: TitleRule = 'by meaning'): readonly string[] {
  const before = known[rule].get(title);
  if (before) return before;
  const found = readTitle(title, rule);
  if (known[rule].size >= MAX_KNOWN) known[rule].clear();
  known[rule].set(title, found);
  return found;
}

function readTitle(title: string, rule: TitleRule): string[] {
  const byWork = isByWork(rule);
  const named = isWithoutField(rule) ? withoutField(withoutBrackets(title)) : title;
  const stems = stemsOf(withoutBrackets(byWork ? inFull(named, rule) : title)).filter(
    (stem) =>
      !SILENT.has(stem) && !(byWork && SILENT_BY_WORK.has(stem)) && !(rule === 'by rank' && PAPERS.has(stem)),
  );
  return [...new Set(byWork ? stems.flatMap(titleParts) : stems)];
}

/** A title without what stands in brackets. */
export function withoutBrackets(title: string): string {
  return title.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
}

/** A title without the one word behind its comma that names nobody: "Backend Engineer, Telemetry" works in no ward. */
export function withoutField(title: string): string {
  const [head = '', field, more] = title.split(/\s*,\s*/);
  if (field === undefined || more !== undefined || !NAMES_SOMEBODY.test(head)) return title;
  return /^\p{L}+$/u.test(field) && !NAMES_SOMEBODY.test(field) ? head : title;
}

/** English words for somebody who does a kind of work of their own, whatever stands behind the comma. */
const NAMES_SOMEBODY =
  /\b(?:engineer|developer|programmer|architect|designer|scientist|analyst|administrator|accountant|lawyer|nurse|electrician|plumber|mechanic|technician|teacher|driver|recruiter|writer|researcher)\b/iu;
const SILENT = new Set(
  stemsOf(
    `a an and the of for in at to m w d f x h or i ii iii iv v senior sr junior jr lead principal staff intern internship trainee apprentice
    entry level graduate associate head chief remote hybrid onsite full part time temporary contract permanent male female
    azubi auszubildender auszubildende lehrling praktikant apprenti stagiaire alternant aprendiz apprendista tirocinante leerling stagiair
    praktykant uczen larling praktikant und oder fur im der die das de la le les du des et en di e il del della y el los i w z na och med
    allround van voor met`,
  ),
);
/** What a title says of its holder's papers or of how well they work. */
const SILENT_BY_WORK = new Set(
  stemsOf(
    `diplome diplomee diplomees etat staatlich gepruft gepruefte geprufte examinierte examinierter anerkannte anerkannter legitimerad gediplomeerd
    gediplomeerde dyplomowana dyplomowany qualified experienced skilled ervaren erfahrene erfahrener confirme confirmee qualifie qualifiee gelernter gelernte
    starszy starsza mlodszy mlodsza glowny glowna erster erste leitender leitende eerste hoofd aankomend forste ledande ansvarig debutant debutante primer primera`,
  ),
);
const PAPERS = new Set(stemsOf('registered certified licensed licenced chartered accredited'));
const MAX_KNOWN = 5000;
const known: Record<TitleRule, Map<string, readonly string[]>> = {
  'by name': new Map(),
  'by meaning': new Map(),
  'by work': new Map(),
  'by trade': new Map(),
  'by field': new Map(),
  'by usage': new Map(),
  'by rank': new Map(),
};
