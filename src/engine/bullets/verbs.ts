/** The forms of a verb at the head of a bullet. */
export type VerbForms = { base: string; past: string; gerund: string; third: string };

/** The verb that a word is a form of, or null for a word that is none of the verbs known here. */
export function verbOf(word: string): VerbForms | null {
  return byForm.get(word.toLowerCase()) ?? null;
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
  return verbOf(strong);
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
  assist: 'support',
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
  give: words('training advice support care feedback information guidance treatment assistance lessons'),
  fix: words(
    'engines engine cars machines machinery vehicles pumps bicycles appliances equipment roofs pipes devices',
  ),
};
const NO_OBJECT = words('to with in out on up off away for by and');

function words(source: string): ReadonlySet<string> {
  return new Set(source.split(' '));
}

const MAKING = new Set(
  'build write develop create design implement automate code program prepare produce draft make compile model'.split(
    ' ',
  ),
);

const REGULAR =
  `accept achieve adapt address adjust administer adopt advise align allocate analyse analyze answer apply appoint appraise
approve arrange assemble assess assign assist attend audit automate bake balance book brief calculate calibrate campaign care cash catalogue
chair check clean coach code collaborate collect communicate compile complete compose conduct configure consolidate consult contact contribute control
convert cook coordinate correct counsel create cultivate deliver demonstrate deploy design determine develop devise diagnose direct dispatch
document draft educate enforce engineer ensure enter establish evaluate examine execute expand explain facilitate file fix follow forecast
formulate gather generate greet guide handle harvest help host identify illustrate implement improve increase inform inspect install
instruct integrate interview introduce investigate invoice issue label launch lecture liaise lift load lower maintain manage manufacture market
measure mentor migrate model moderate monitor motivate move negotiate observe obtain operate optimise optimize order organise organize
oversee pack paint participate perform photograph pick plan prepare present process procure produce program promote propose protect provide purchase
receive recommend reconcile record recruit reduce refactor register repair replace reply report represent research resolve restock review
revise sample schedule screen select serve service ship show solve sort source stock streamline strengthen structure supervise supply support
survey teach test track train transform translate transport treat troubleshoot type update upgrade use utilise utilize validate verify visit wash
weld work`.split(/\s+/);
const IRREGULAR = `build built building; buy bought buying; choose chose choosing; cut cut cutting; do did doing; draw drew drawing; drive drove driving;
find found finding; get got getting; give gave giving; grow grew growing; hold held holding; keep kept keeping; lay laid laying; lead led leading; make made making;
oversee oversaw overseeing; pay paid paying; read read reading; run ran running; sell sold selling; send sent sending; set set setting; show showed showing; speak spoke speaking;
take took taking; teach taught teaching; undertake undertook undertaking; win won winning; write wrote writing`;
/** Verbs whose last consonant is doubled, with their doubled forms. */
const DOUBLING = new Set('plan program ship stop transfer refer label model cancel travel'.split(' '));

const byForm = new Map<string, VerbForms>();
for (const forms of [...REGULAR.map(inflect), ...IRREGULAR.split(';').map(irregular)])
  for (const form of [forms.base, forms.past, forms.gerund, forms.third]) byForm.set(form, forms);

const groupOf = new Map<string, string>();
for (const [pale, strong] of Object.entries(STRONGER)) {
  groupOf.set(pale, strong);
  groupOf.set(strong, strong);
}
groupOf.set('analyse', 'analyze').set('organise', 'organize').set('optimise', 'optimize');

function inflect(base: string): VerbForms {
  const doubled = DOUBLING.has(base) ? `${base}${base.at(-1) ?? ''}` : base;
  const consonantY = /[^aeiou]y$/.test(base);
  return {
    base,
    past: base.endsWith('e') ? `${base}d` : consonantY ? `${base.slice(0, -1)}ied` : `${doubled}ed`,
    gerund: /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${doubled}ing`,
    third: /(s|x|z|ch|sh)$/.test(base) ? `${base}es` : consonantY ? `${base.slice(0, -1)}ies` : `${base}s`,
  };
}

function irregular(line: string): VerbForms {
  const [base = '', past = '', gerund = ''] = line.trim().split(/\s+/);
  return { base, past, gerund, third: inflect(base).third };
}
