/**
 * A text in one spelling, so that two of them can be compared: British words for American ones, ranges and hours of the day in
 * one form, sums of money with their sign, contractions in full. Nothing of it changes what is said.
 */
export function inOneSpelling(text: string): string {
  return FORMS.reduce((done, [form, plain]) => done.replace(form, plain), text);
}

const FORMS: readonly (readonly [RegExp, string])[] = [
  // Figures.
  [/(?<=\d) ?[–—-] ?(?=\d)/gu, ' to '],
  [/(?<![\d.,])(\d{1,3}) (?=\d{3}\b(?! ?to))/gu, '$1,'],
  [/\b(?:EUR|euros?) ?(?=\d)/giu, '€'],
  [/\bGBP ?(?=\d)/gu, '£'],
  [/\b(?:USD|US\$) ?(?=\d)/gu, '$$'],
  [/(\d[\d.,]*) ?(?:EUR|euros?)\b/gu, '€$1'],
  [/(\d[\d.,]*) ?(?:USD|dollars)\b/gu, '$$$1'],
  [/(\d[\d.,]*) ?(?:GBP|pounds sterling)\b/gu, '£$1'],
  [/(?<=[€$£]\d[\d.,]*) ?(?:m|mn|mio\.?|mil\.?)\b/giu, ' million'],
  [/(?<=\d) ?k\b/giu, ',000'],
  [/(?<=\d) ?(?:o'clock )?in the morning\b/giu, ' am'],
  [/(?<=\d) ?(?:o'clock )?in the (?:afternoon|evening)\b/giu, ' pm'],
  [/(?<=\d) ?a\.?m\b\.?/giu, ' am'],
  [/(?<=\d) ?p\.?m\b\.?/giu, ' pm'],
  [/(?<=\d) ?(?:square met(?:re|er)s?|sqm|m²)(?=\W|$)/giu, ' sqm'],
  [/(?<=\d) ?(?:hrs|hr)\b\.?/giu, ' hours'],
  [/(?<=\d) ?mins?\b\.?/giu, ' minutes'],
  [/(?<=\d) ?yrs?\b\.?/giu, ' years'],
  [/\bone time (?=(?:a|per|each|every) )/giu, 'once '],
  [/\b(?:2|two) times (?=(?:a|per|each|every) )/giu, 'twice '],
  [/\b(once|twice|thrice|\w+ times) (?:daily|every day|each day)\b/giu, '$1 a day'],
  [/\b(once|twice|thrice|\w+ times) (?:weekly|every week|each week)\b/giu, '$1 a week'],
  [/\b(once|twice|thrice|\w+ times) (?:monthly|every month|each month)\b/giu, '$1 a month'],
  [/\b(once|twice|thrice|\w+ times) (?:yearly|annually|every year|each year)\b/giu, '$1 a year'],
  [/\bon an? (daily|weekly|monthly|quarterly|yearly|annual|hourly) basis\b/giu, '$1'],
  [/\bmonth-end clos(?:ing|e)\b/giu, 'closing'],
  // Contractions.
  [/\b(I|we|you|they)['’]m\b/giu, '$1 am'],
  [/\b(did|does|do|had|has|have|was|were|is|are|would|could|should)n['’]t\b/giu, '$1 not'],
  [/\bcan['’]t\b/giu, 'can not'],
  [/\bcannot\b/giu, 'can not'],
  [/\bwon['’]t\b/giu, 'will not'],
  [/\b(I|we|you|they)['’]ve\b/giu, '$1 have'],
  [/\b(I|we|you|they)['’]re\b/giu, '$1 are'],
  // Words of two spellings.
  [/\b(kilo|centi|milli)?(met|lit)er(s?)\b/gu, '$1$2re$3'],
  [/\b(cent|theat|fib|calib)er(s?)\b/gu, '$1re$2'],
  [/\badvisor(s?)\b/giu, 'adviser$1'],
  [/\bteen(s?)\b/gu, 'teenager$1'],
  [/\b(catal|dial|anal)og(s?)\b/gu, '$1ogue$2'],
  [/\b(catalog)(ed|ing)\b/giu, '$1u$2'],
  [/\bjewelry\b/gu, 'jewellery'],
  [/\btire(s?)\b/gu, 'tyre$1'],
  [/\bcheck(s?) (?=(?:payments?|deposits?)\b)/gu, 'cheque$1 '],
  [/\bgray\b/gu, 'grey'],
  [/\bmold(s?)\b/gu, 'mould$1'],
  [/\bpajamas\b/gu, 'pyjamas'],
  [/\b(col|flav|hon|lab|neighb|harb|rum|hum|fav|behavi|endeav)or(s?)\b/gu, '$1our$2'],
  [/\bdefense\b/gu, 'defence'],
  [/\blicense(s?)\b/gu, 'licence$1'],
  [/\b(\p{L}{3,})i[z](e[ds]?|ing|ation|ations)\b/gu, '$1is$2'],
  [/\b(anal|paral|catal)yz(e[ds]?|ing)\b/gu, '$1ys$2'],
  [/\b(signal|label|model|travel|cancel|counsel|total|level|channel|fuel)(ed|ing)\b/gu, '$1l$2'],
];

/** A line whose author wrote thousands with a full stop ("12.000"), as English writes them; three noughts are no fraction. */
export function withThousands(line: string): string {
  return line.replace(/(?<![\d.,])(\d{1,3})\.000\b(?![.,]\d)/gu, '$1,000');
}
