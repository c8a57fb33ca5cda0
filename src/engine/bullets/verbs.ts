import { DOUBLING, IRREGULAR, REGULAR } from './verb-list.ts';

/** The forms of a verb at the head of a bullet. */
export type VerbForms = { base: string; past: string; gerund: string; third: string };

/** The verb that a word is a form of, or null for a word that is none of the verbs known here. */
export function verbOf(word: string): VerbForms | null {
  return byForm.get(word.toLowerCase()) ?? null;
}

/** All verbs by their base form. */
export function allVerbs(): string[] {
  return [...new Set([...byForm.values()].map(({ base }) => base))];
}

/**
 * The name of the group of verbs that say the same of a person's part in the work, neither more nor less; a verb outside
 * every group names itself.
 */
export function verbGroup(forms: VerbForms): string {
  return groupOf.get(forms.base) ?? forms.base;
}

/**
 * The stronger verb to open with instead of a pale one of the same meaning, seen the words behind it; null where there is
 * none, or where it would not read well there.
 */
export function strongerVerb(forms: VerbForms, behind: readonly string[]): VerbForms | null {
  const strong = STRONGER[forms.base];
  const next = behind[0]?.toLowerCase() ?? '';
  if (strong === undefined || NO_OBJECT.has(next) || verbOf(next)?.base === next) return null;
  const objects = OBJECTS[forms.base];
  if (objects !== undefined && !behind.slice(0, 4).some((word) => objects.has(word.toLowerCase())))
    return null;
  // "Helped customers find" goes on with another verb.
  if (forms.base === 'help' && !behind.slice(1, 4).includes('with')) return null;
  return verbOf(strong);
}

/** The form of a verb that another verb has in a text. */
export function inForm(to: VerbForms, from: VerbForms, form: string): string {
  if (form === from.past) return to.past;
  if (form === from.gerund) return to.gerund;
  return form === from.third ? to.third : to.base;
}

/** Whether what a person of this verb makes is made by their own hand. */
export function isMakingVerb(forms: VerbForms): boolean {
  return MAKING.has(forms.base);
}

/** Pale verb to stronger one. Each pair says the same about who did what, and how much of it. */
const STRONGER: Readonly<Record<string, string>> = {
  make: 'produce',
  give: 'provide',
  get: 'obtain',
  fix: 'repair',
  help: 'support',
  buy: 'purchase',
  gather: 'collect',
  choose: 'select',
  utilize: 'use',
  utilise: 'use',
};

/** Pale verbs that read well in their stronger form only with such objects. */
const OBJECTS: Readonly<Record<string, ReadonlySet<string>>> = {
  make: words(
    'reports report documents drawings plans videos films parts components goods forecasts budgets models',
  ),
  help: words('customers clients users guests patients pupils students readers'),
  give: words('training advice support care feedback information guidance treatment assistance'),
  fix: words(
    'engines engine cars machines machinery vehicles pumps bicycles appliances equipment roofs pipes devices',
  ),
};
const NO_OBJECT = words('to with in out on up off away for by and');

function words(source: string): ReadonlySet<string> {
  return new Set(source.split(' '));
}

const MAKING = new Set(
  'build write develop create design implement automate code program prepare produce draft make compile model maintain improve'.split(
    ' ',
  ),
);

const byForm = new Map<string, VerbForms>();
for (const forms of [...REGULAR.map(inflect), ...IRREGULAR.split(';').map(irregular)])
  for (const form of [forms.base, forms.past, forms.gerund, forms.third]) byForm.set(form, forms);

// "Counseled" beside "counselled".
for (const base of DOUBLING)
  if (base.endsWith('l') && byForm.has(base))
    for (const form of [`${base}ed`, `${base}ing`]) if (!byForm.has(form)) byForm.set(form, inflect(base));

const groupOf = new Map<string, string>();
for (const [pale, strong] of Object.entries(STRONGER)) {
  groupOf.set(pale, strong);
  groupOf.set(strong, strong);
}
groupOf.set('analyse', 'analyze').set('organise', 'organize').set('optimise', 'optimize');

function inflect(base: string): VerbForms {
  const doubled =
    DOUBLING.has(base) || /^(?:[^aeiou]+|qu)[aeiou][bdgklmnprt]$/.test(base)
      ? `${base}${base.at(-1) ?? ''}`
      : base;
  const consonantY = /[^aeiou]y$/.test(base);
  return {
    base,
    past: base.endsWith('e') ? `${base}d` : consonantY ? `${base.slice(0, -1)}ied` : `${doubled}ed`,
    gerund: /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${doubled}ing`,
    third: /(s|x|z|ch|sh|[^o]o)$/.test(base)
      ? `${base}es`
      : consonantY
        ? `${base.slice(0, -1)}ies`
        : `${base}s`,
  };
}

function irregular(line: string): VerbForms {
  const [base = '', past = '', gerund = ''] = line.trim().split(/\s+/);
  return { base, past, gerund, third: inflect(base).third };
}
