import { folded } from '../occupations/stems.ts';
import type { Licence } from './licence-names.ts';

/**
 * Papers that a text asks for by the name of the body or the kind of paper ("HCPC registration", "RDH license", "Gesellenbrief"), whatever trade
 * they belong to, in nine languages: since weights 10.
 */
export function namedPaper(text: string): Licence | null {
  const plain = folded(text);
  const keys = PAPER.test(plain) ? bodiesIn(text) : NUMBERED.test(text) ? bodiesIn(text) : [];
  const compounds = keys.length > 0 ? [] : (plain.match(COMPOUND) ?? []);
  const words = [...new Set([...keys, ...compounds])].toSorted();
  if (words.length === 0) return null;
  const either = words.map((word) => word.replaceAll(/[./+]/g, String.raw`\$&`)).join('|');
  return {
    id: `named ${words.join(' ')}`,
    name: text.trim(),
    words: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${either})(?![\p{L}\p{N}])`, 'u'),
  };
}

/** Whether a part of a line may name a paper: it has a word for papers, or, `anywhere`, the short name of a body. */
export function mayNamePaper(part: string, anywhere: boolean): boolean {
  const plain = folded(part);
  if (PAPER.test(plain) || REGISTER.test(plain) || COMPOUND.test(plain)) return true;
  return anywhere && /\p{Ll}|\d/u.test(part) && bodiesIn(part).length > 0;
}

/** The short names of bodies and papers in a text, folded: HCPC, CS38, Part-66. */
function bodiesIn(text: string): string[] {
  return (text.match(BODY) ?? [])
    .flatMap((word) => word.split(/[/+]/u))
    .map((word) => folded(word).replace(/\.$/u, ''))
    .filter((word) => word.length > 1 && !PLACES.has(word));
}

const BODY = /(?<![\p{L}\p{N}])\p{Lu}(?=[\p{L}\p{N}./+-]*[\p{Lu}\d])[\p{L}\p{N}./+-]{1,11}(?![\p{L}\p{N}])/gu;
/** Names of papers with a number and no word for a paper: "EASA Part-66 B1.1". */
const NUMBERED = /^(?:\p{Lu}{2,5} )+(?:Part[ -]?\d+\w*|[IVX]+\/\d)(?: [\p{Lu}\d.]+)*(?: CoC)?$/u;
const PLACES = new Set(['uk', 'us', 'usa', 'eu', 'ue', 'nhs', 'cctv', 'hr', 'it', 'pc', 'md']);
const PAPER =
  /\b(?:registration|registered|register|licen[cs](?:e|es|ed|ure)|certificates?|certification|certified|tickets?|permit|endorsements?|type rating|accredit(?:ed|ation)|chartered|diplom[ae]|membership|zulassung|approbation|anerkennung|\w*zertifikat|\w*bescheinigung|brevet|certificat|habilitation|agrement|attestation|numero|titulo|carne|carnet|certificado|colegiacion|habilitacion|licencia|tarjeta|acreditacion|abilitazione|iscrizione|albo|patentino|attestato|patente|brevetto|carteira|cedula|certificado|licenca|habilitacao|inscricao|certificaat|registratie|vergunning|bevoegdheid|legitimation|certifikat|intyg|behorighet|licens|uprawnienia|licencja|certyfikat|swiadectwo|dyplom|zaswiadczenie)\b/u;
const REGISTER = /\b(?:on the (?:\w+ ){0,3}register|the register|ins register|no registro|rejestr\w*)\b/u;
/** Compounds that are the name of a paper by themselves. */
const COMPOUND =
  /(?<!\p{L})\p{L}{4,}(?:schein|gesellenbrief|meisterbrief|brief|bewijs|bevis|diploma)(?!\p{L})/gu;
