import { asTablesKnow } from './common-titles.ts';
import { folded } from './stems.ts';
import type { RuleByWork } from './rules.ts';

/** A title with the short forms of trades written out, in English or the language they belong to: "HCA" is a healthcare assistant. */
export function inFull(title: string, rule: RuleByWork): string {
  const words = title.match(WORD) ?? [];
  const isMixed = words.length < 2 || /\p{Ll}/u.test(title);
  const full = title.replaceAll(WORD, (word) => {
    const short =
      CAPITALS.test(word) && (isMixed || word.length > 2)
        ? SHORT.get(word.replaceAll('.', '').toLowerCase())
        : undefined;
    return short ?? SHOP_WORDS.get(folded(word)) ?? word;
  });
  return asTablesKnow(folded(full), rule);
}

/** Short forms that no table of occupations holds; only in capitals, since some are words of their own. */
const SHORT = new Map(
  `hca:healthcare assistant|cna:certified nursing assistant|stna:certified nursing assistant|pca:personal care assistant|psw:personal support worker
rn:registered nurse|rgn:registered nurse|rmn:mental health nurse|rnld:learning disability nurse|lpn:licensed practical nurse|lvn:licensed vocational nurse|en:enrolled nurse
crna:nurse anaesthetist|odp:operating department practitioner|emt:emergency medical technician|eca:emergency care assistant|cma:medical assistant|ma:medical assistant
rda:dental assistant|rdh:dental hygienist|slp:speech therapist|ot:occupational therapist|cota:occupational therapy assistant|bcba:behaviour analyst
lta:learning support assistant|lsa:learning support assistant|hlta:teaching assistant|sen:special educational needs|nqt:teacher|ect:teacher
hgv:heavy truck|lgv:heavy truck|psv:bus|pcv:bus|cdl:truck|flt:forklift|otr:truck|kp:kitchen porter|cdp:chef de partie|foh:front of house|boh:kitchen|gsa:hotel receptionist
sre:site reliability engineer|sde:software engineer|swe:software engineer|sdet:software tester|dba:database administrator|sqa:software tester
csr:customer service representative|cse:customer service representative|bdr:sales representative|sdr:sales representative|bdm:business development manager|ae:account executive
pa:personal assistant|ea:executive assistant|hrbp:human resources manager|ar:accounts receivable|ap:accounts payable|ssp:payroll|qs:quantity surveyor|hse:health and safety|ehs:health and safety
pcso:police community support officer|lgps:pensions|bim:building information modelling|plc:automation|ndt:non-destructive testing|tlc:teacher
mfa:medizinische fachangestellte|zfa:zahnmedizinische fachangestellte|zmf:zahnmedizinische fachangestellte|pta:pharmazeutisch technische assistentin|pka:pharmazeutisch kaufmännische angestellte
mta:medizinisch technische assistentin|mtla:medizinisch technische laborassistentin|mtra:radiologieassistentin|cta:chemisch technische assistentin|bta:biologisch technische assistentin
ata:anästhesietechnische assistentin|ota:operationstechnische assistentin|lkw:lastkraftwagen|kfz:kraftfahrzeug|shk:sanitär heizung klima
ide:infirmier|iade:infirmier anesthésiste|ibode:infirmier de bloc opératoire|ash:agent de service hospitalier|aesh:accompagnant élève en situation de handicap|avs:auxiliaire de vie sociale|aes:accompagnant éducatif et social
atsem:agent territorial spécialisé des écoles maternelles|amp:aide médico psychologique|rh:ressources humaines|rrhh:recursos humanos|due:enfermero|tcae:auxiliar de enfermería|tes:técnico en emergencias sanitarias|oss:operatore socio sanitario|asa:ausiliario socio assistenziale
btp:bâtiment travaux publics|spl:poids lourd|ig:verzorgende|hrm:human resources|bhv:bedrijfshulpverlener`
    .split(/[|\n]/)
    .map((line): [string, string] => {
      const [short = '', full = ''] = line.split(':');
      return [short.trim(), full.trim()];
    }),
);
/** What people of a trade call themselves. */
const SHOP_WORDS = new Map([
  ['sparky', 'electrician'],
  ['chippy', 'carpenter'],
  ['brickie', 'bricklayer'],
  ['trucker', 'truck driver'],
]);
const WORD = /[\p{L}.]+/gu;
const CAPITALS = /^\p{Lu}[\p{Lu}.]{1,6}$/u;
