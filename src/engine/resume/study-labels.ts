import { namesDegree } from './degrees.ts';
import { studySlot } from './headed-tables.ts';
import type { Line } from './lines.ts';
import { fold } from './text.ts';
import { isInstitution } from './titles-and-employers.ts';

type Known = 'institution' | 'degree' | 'aside';

/** The kind of a school or of a degree, beside what was learnt there: "Tertiary | BSc in Nursing". */
const STAGES = new Set(
  'elementary|primary|secondary|junior high|senior high|high school|tertiary|college|vocational|post graduate|postgraduate|graduate|undergraduate|graduate studies|degree|education'
    .split('|')
    .map(fold),
);

/** Labels of official forms, by what stands behind them. */
const OF_FORMS: Record<Known, string> = {
  institution: `nome e tipo di istituto di istruzione o formazione|nome e tipo di istituto|nome e tipo di organizzazione erogatrice dell istruzione e formazione|nome dell istituto|istituto di formazione|istituto frequentato|
    name and type of organisation providing education and training|name of institute|name of organisation|nom et type d établissement|nom de l établissement|nombre y tipo de organización|nombre del centro|centro docente|name und art der bildungseinrichtung|
    nome e tipo da organização de ensino ou formação|nome da instituição|nazwa i typ organizacji|nazwa szkoły|naam van de school|naam instelling|skolans namn|skolens navn|okulun adı|okul bilgisi|institution attended|school attended|college attended`,
  degree: `qualifica conseguita|titolo conseguito|titolo della qualifica rilasciata|diploma conseguito|title of qualification awarded|qualification obtained|qualification awarded|degree obtained|highest grade passed|highest standard passed|course completed|
    intitulé du certificat ou diplôme délivré|diplôme obtenu|título de la cualificación obtenida|título obtenido|titulación obtenida|bezeichnung der erworbenen qualifikation|erworbener abschluss|designação da qualificação atribuída|título obtido|tytuł kwalifikacji|
    uzyskany tytuł|behaald diploma|erhållen examen|alınan derece`,
  aside: `date da a|dates from to|date|data|year completed|year obtained|completed|completion|date completed|principali materie|principali materie abilità professionali oggetto dello studio|livello nella classificazione nazionale|principal subjects|level in national classification`,
};
const LABELS = new Map(
  (Object.entries(OF_FORMS) as [Known, string][]).flatMap(([kind, words]) =>
    words.split('|').map((word): [string, Known] => [fold(word), kind]),
  ),
);

/** The lines of a section of study without the labels of a form; a school is said to be one, whatever it is called. */
export function withoutStudyLabels(lines: readonly Line[]): Line[] {
  const rows = joinLoneLabels(lines).map(atLabel);
  const repeated = repeatedLabels(rows);
  return rows.map((line) => {
    const [first, ...rest] = line.segments;
    const label = fold(first?.text.replace(/\s*[:：]$/, '') ?? '');
    const kind = kindOf(label) ?? repeated.get(label) ?? null;
    if (!first || rest.length === 0 || kind === null) return line;
    const [value, ...more] = rest;
    const named =
      kind === 'institution' && value ? [{ ...value, text: `Institution: ${value.text}` }, ...more] : rest;
    return { ...line, segments: named, text: rest.map(({ text }) => text).join(' ') };
  });
}

/** A label with a colon in the text of its line is parted from the value behind it. */
function atLabel(line: Line): Line {
  const [only, ...more] = line.segments;
  const found = /^(?<label>\p{L}[\p{L} ./]{1,30}?)\s?[:：]\s+(?<value>\S.*)$/u.exec(only?.text ?? '')?.groups;
  const [label, value] = [found?.['label'] ?? '', found?.['value'] ?? ''];
  if (!only || more.length > 0 || line.bullet || kindOf(fold(label)) === null || namesDegree(label))
    return line;
  return {
    ...line,
    segments: [
      { ...only, text: label },
      { ...only, text: value },
    ],
  };
}

/** What a label says that stands behind it, in any of the languages known. */
function kindOf(label: string): Known | null {
  const known = LABELS.get(label);
  if (known) return known;
  const slot = studySlot(label);
  if (slot === 'institution' || slot === 'degree') return slot;
  return STAGES.has(label) || slot === 'dates' ? 'aside' : null;
}

/** First cells that stand in several rows are labels, in whatever language: what stands behind them says of what. */
function repeatedLabels(lines: readonly Line[]): Map<string, Known> {
  const rows = Map.groupBy(
    lines.filter(({ segments, bullet }) => segments.length === 2 && !bullet),
    ({ segments }) => fold(segments[0]?.text.replace(/\s*[:：]$/, '') ?? ''),
  );
  const labels = new Map<string, Known>();
  for (const [label, own] of rows) {
    if (own.length < 2 || /\d/.test(label) || label.length > 40 || isInstitution(label) || namesDegree(label))
      continue;
    const values = own.map(({ segments }) => segments[1]?.text ?? '');
    const some = (is: (text: string) => boolean) => values.filter(is).length * 2 >= values.length;
    labels.set(label, some(isInstitution) ? 'institution' : some(namesDegree) ? 'degree' : 'aside');
  }
  return labels;
}

/** A label that stands alone, where its value has a line of its own below, is a row with it: "School", "Mercy College". */
function joinLoneLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const label = joined.at(-1);
    const [own, ...more] = label?.segments ?? [];
    const lone = label && own && more.length === 0 && !label.bullet && label.text === own.text;
    const slot = lone ? kindOf(fold(own.text.replace(/\s*[:：]$/, ''))) : null;
    const beside = line.segments.length === 1 && line.y > 0 && line.x > (label?.x ?? 0) + line.size * 3;
    const below = line.y === 0 && /[:：]$/u.test(own?.text ?? '') && line.segments.length === 1;
    if (label && slot !== null && (beside || below))
      joined[joined.length - 1] = { ...line, segments: [...label.segments, ...line.segments] };
    else joined.push(line);
  }
  return joined;
}
