import { expect, test } from 'vitest';
import type { ProposedRequirement, ReadVacancy } from '../../../api/jobs/job-proposals.ts';
import { emptyJobForm } from './job-form-values.ts';
import {
  asRequired,
  inContext,
  placeInText,
  proposalsOfText,
  proposalsOfVacancy,
  standingOf,
  withProposal,
} from './proposals.ts';

const text = 'Baker wanted.\nYou need Baking and 3 years. French is a plus.';
const words = (quote: string) => ({
  start: text.indexOf(quote),
  end: text.indexOf(quote) + quote.length,
  quote,
});
const wants = (
  kind: ProposedRequirement['kind'],
  name: string,
  required = true,
  question: string | null = null,
) => ({
  kind,
  name,
  required,
  question,
  words: words('Baking'),
});
const vacancy: ReadVacancy = {
  description: text,
  cut: false,
  title: { value: 'Baker', words: words('Baker') },
  places: [{ value: { city: 'Bath', state: '', country: 'United Kingdom' }, words: null }],
  pay: { value: { min: 20_000, max: null, currency: 'GBP', interval: 'year' }, words: null },
  job_type: null,
  location_type: null,
  requirements: [
    wants('skill', 'Baking'),
    wants('years', '3'),
    wants('hours', 'Nights', true, 'Can you work nights?'),
  ],
};
const proposals = proposalsOfVacancy(vacancy);

test('all of a vacancy fills an empty form, and is there afterwards', () => {
  expect(proposals.map((one) => standingOf(one, emptyJobForm, true))).toEqual(proposals.map(() => 'fills'));
  const filled = proposals.reduce((values, one) => withProposal(one, values), emptyJobForm);
  expect(filled).toMatchObject({
    title: 'Baker',
    description: text,
    skills: ['Baking'],
    years: '3',
    salary_min: '20000',
    salary_max: '',
    salary_currency: 'GBP',
    locations: [{ city: 'Bath', state: '', country: 'United Kingdom' }],
    questions: [{ prompt: 'Can you work nights?', type: 'yes_no', required: true, accepts: ['Yes'] }],
  });
  expect(proposals.map((one) => standingOf(one, filled, true))).toEqual(proposals.map(() => 'there'));
});

test('what somebody entered is only changed when they say so', () => {
  const typed = {
    ...emptyJobForm,
    title: 'Pastry Cook',
    years: '5',
    salary_min: '18000',
    skills: ['baking'],
  };
  const standings = Object.fromEntries(proposals.map((one) => [one.id, standingOf(one, typed, true)]));
  expect(standings).toMatchObject({
    title: 'changes',
    'years-3': 'changes',
    pay: 'changes',
    'skill-baking': 'there',
    'place-0': 'fills',
  });
});

test('defaults that nobody entered give way in a new job only', () => {
  const [hybrid] = proposalsOfVacancy({
    ...vacancy,
    title: null,
    description: '',
    places: [],
    pay: null,
    requirements: [],
    location_type: { value: 'hybrid', words: null },
  });
  if (!hybrid) throw new Error('nothing proposed');
  expect(standingOf(hybrid, emptyJobForm, true)).toBe('fills');
  expect(standingOf(hybrid, emptyJobForm, false)).toBe('changes');
});

test('a language is known with and without its level, and moves to the desired skills when it is a wish', () => {
  const [german] = proposalsOfText([wants('language', 'German (B2)')], text);
  if (!german) throw new Error('nothing proposed');
  expect(standingOf(german, { ...emptyJobForm, languages: ['german'] }, true)).toBe('there');
  expect(withProposal(asRequired(german, false), emptyJobForm)).toMatchObject({
    languages: [],
    desired_skills: ['German (B2)'],
  });
});

test('a level is added to the title, and never by itself', () => {
  const [level] = proposalsOfText([wants('level', 'Senior')], text);
  if (!level) throw new Error('nothing proposed');
  expect(standingOf(level, { ...emptyJobForm, title: 'Baker' }, true)).toBe('changes');
  expect(withProposal(level, { ...emptyJobForm, title: 'Baker' }).title).toBe('Baker (Senior)');
  expect(standingOf(level, { ...emptyJobForm, title: 'Senior Baker' }, true)).toBe('there');
});

test('words are shown in their line, and found again in a text that was changed', () => {
  const ground = { text, ...words('Baking') };
  expect(inContext(ground)).toEqual(['You need ', 'Baking', ' and 3 years. French is a plus.']);
  expect(placeInText(ground, `New line.\n${text}`)).toEqual([ground.start + 10, ground.end + 10]);
  expect(placeInText(ground, 'You need nothing.')).toBeNull();
});
