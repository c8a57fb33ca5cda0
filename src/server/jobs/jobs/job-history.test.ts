import { expect, test } from 'vitest';
import { asReadBy } from '../../platform/http/reader.ts';
import { changesOf } from './job-history.ts';

/** What a German reader is told of one edit. */
function inGerman(changes: object[]) {
  const event = {
    at: new Date('2026-05-04T10:00:00Z'),
    action: 'job.updated',
    actorId: 'gone',
    data: { changes },
  };
  const [change] = asReadBy({ locale: 'de-DE', timeZone: null }, () => changesOf([event], new Map()));
  return { actor: change?.actor, changes: change?.changes };
}

test('an edit is told in the language of the reader, by the names of its fields and of their values', () => {
  const question = { id: 'q1', prompt: 'Segelschein?', type: 'yes_no', options: [], required: true };
  const told = inGerman([
    { field: 'status', before: 'draft', after: 'open' },
    { field: 'years', before: null, after: 3 },
    { field: 'locations', before: [], after: [{ city: 'Kiel', state: '', country: 'Germany' }] },
    { field: 'questions', before: [], after: [{ ...question, accepts: ['Yes'], at_least: null }] },
  ]);
  expect(told.actor).toBe('Jemand, der nicht mehr hier arbeitet');
  expect(told.changes).toEqual([
    { field: 'status', label: 'Status', before: 'Entwurf', after: 'Offen' },
    { field: 'years', label: 'Jahre Berufserfahrung', before: '', after: '3' },
    { field: 'locations', label: 'Orte', before: '', after: 'Kiel, Deutschland' },
    {
      field: 'questions',
      label: 'Fragen an Bewerber:innen',
      before: '',
      after: 'Segelschein? | Pflicht | Erwartet: Ja',
    },
  ]);
});

test('an edit from before, stored with English names, is told like any other', () => {
  expect(
    inGerman([
      { field: 'Required skills', before: 'Go', after: 'Go\nRust' },
      { field: 'Job type', before: 'full_time', after: 'part_time' },
    ]).changes,
  ).toEqual([
    { field: 'skills', label: 'Erforderliche Kenntnisse', before: 'Go', after: 'Go\nRust' },
    { field: 'job_type', label: 'Art der Beschäftigung', before: 'Vollzeit', after: 'Teilzeit' },
  ]);
});
