import { expect, test } from 'vitest';
import type { Tense } from './draft.ts';
import { isEnglish } from './english.ts';
import { wordingsOf } from './rewrite.ts';

const worded = (line: string, tense: Tense) =>
  wordingsOf(line, new Map(), tense, isEnglish(line, 'the work of the day'))[0]?.text;

test.each<[string, Tense, string]>([
  ['Responsible for the supervision of 6 student nurses', 'now', 'Supervise 6 student nurses'],
  ['In charge of a brigade of nine cooks', 'now', 'Lead a brigade of 9 cooks'],
  ['Was responsible for payroll of 45 employees', 'past', 'Managed payroll of 45 employees'],
  ['Was able to increase sales by 15% in one year', 'now', 'Increased sales by 15% in one year'],
  ['Preparation of starters for up to 80 guests', 'past', 'Prepared starters for up to 80 guests'],
  ['Loading of lorries and checking of delivery notes', 'past', 'Loaded lorries and checked delivery notes'],
  ['Brought overdue invoices down from 61 to 34 days', 'past', 'Reduced overdue invoices from 61 to 34 days'],
  ['Gave medication and kept charts up to date', 'now', 'Administer medication and keep charts up to date'],
  ['Manage a crew of 6 on site', 'past', 'Managed a crew of 6 on site'],
  ['Fitted bathrooms in forty-six new houses', 'past', 'Fitted bathrooms in 46 new houses'],
  ['Taught kids aged 6 to 10', 'past', 'Taught children aged 6 to 10'],
  [
    'Kept the peace at club doors, searched bags, detained thieves',
    'past',
    'Kept the peace at club doors, searched bags and detained thieves',
  ],
  ['Helped with the training of new cooks', 'past', 'Helped train new cooks'],
  ['Document management for the partners', 'past', 'Managed documents for the partners'],
  [
    'Patient assessment, medication administration and wound care on a 32-bed unit',
    'past',
    'Assessed patients, administered medication and provided wound care on a 32-bed unit',
  ],
  ['Contract review against client checklists', 'now', 'Review contracts against client checklists'],
  [
    'Recruiting and onboarding of 150 colleagues a year',
    'past',
    'Recruited and onboarded 150 colleagues a year',
  ],
  ['Mentor to two newly qualified teachers', 'now', 'Mentor 2 newly qualified teachers'],
  [
    'Made bouquets and wreaths, conditioned stock',
    'past',
    'Made bouquets and wreaths, and conditioned stock',
  ],
])('%s (%s): %s', (line, tense, text) => {
  expect(worded(line, tense)).toBe(text);
});

test.each<[string, Tense]>([
  ['Driving licence for lorries', 'now'],
  ['Successfully clean driving licence', 'now'],
  ['Service calls and electrical troubleshooting', 'past'],
  ['Rebuilt the booking service in half a year', 'now'],
  ['Sold new and used cars', 'now'],
  ['Orders verzameld en verpakt', 'past'],
  ['Verantwortlich für die Planung von 12 Touren', 'past'],
  ['Led one of two teams', 'past'],
  ['Email marketing to 52,000 supporters', 'now'],
  ['Farm deliveries with a truck-mounted forklift', 'past'],
  ['Preventive maintenance of pumps', 'now'],
  ['Catalogue of 280 pages for a tool maker', 'now'],
  ['Charge nurse on nights since 2022', 'now'],
])('%s (%s) is not changed', (line, tense) => {
  expect(worded(line, tense)).toBeUndefined();
});
