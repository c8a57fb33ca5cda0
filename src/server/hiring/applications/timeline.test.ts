import { expect, test } from 'vitest';
import { asReadBy } from '../../platform/http/reader.ts';
import { type StoredEvent, timelineFor } from './timeline.ts';

const people = {
  candidateId: 'ada',
  readerId: 'rae',
  colleagues: new Map<string, string>(),
  reasons: new Map([['r1', 'Schedule']]),
  hider: null,
};

/** What a German reader is told of one event. */
function inGerman(action: string, data: StoredEvent['data'], actorId: string | null = 'gone') {
  const event = { at: new Date('2026-05-04T10:00:00Z'), action: `application.${action}`, actorId, data };
  const [told] = asReadBy({ locale: 'de-DE', timeZone: null }, () => timelineFor([event], people));
  return told && `${told.actor}: ${told.text}`;
}

test('a move says stages that nobody renamed in the language of the reader, also one from before names were stored', () => {
  const from = { from: 'new', to: 'screen' };
  const moved = 'Jemand, der nicht mehr hier arbeitet: Von Neu nach Sichtung verschoben';
  expect(inGerman('moved', from)).toBe(moved);
  expect(inGerman('moved', { ...from, from_name: 'New', to_name: 'Screen' })).toBe(moved);
  expect(inGerman('moved', { ...from, from_name: 'New', to_name: 'Phone call' })).toContain(
    'nach Phone call',
  );
  expect(inGerman('ats_differs', { to_name: 'Panel', by: 'ats' })).toBe(
    'Bewerbermanagementsystem: Im Bewerbermanagementsystem nach Panel verschoben, nachdem hier verschoben wurde',
  );
});

test('a rejection says the company’s own reason, and the standard one where there is none', () => {
  const data = { from: 'new', to: 'rejected', reason: 'other' };
  expect(inGerman('moved', { ...data, own_reason: 'r1' }, 'rae')).toBe(
    'Sie: Von Neu nach Abgesagt verschoben: Schedule',
  );
  expect(inGerman('moved', { ...data, reason: 'pay' }, 'rae')).not.toContain('Schedule');
});

test('an event says what was chosen', () => {
  expect(inGerman('offer_approved', { alone: true }, 'rae')).toBe(
    'Sie: Angebot freigegeben, als einzige Inhaber:in oder Admin',
  );
  expect(inGerman('human_review_answered', { outcome: 'changed' }, 'rae')).toContain('hat sich geändert');
  expect(inGerman('human_review_answered', { outcome: 'confirmed' }, 'rae')).toContain('bleibt');
  expect(inGerman('assigned', { to: null }, 'rae')).toBe('Sie: Niemandem zugewiesen');
  expect(inGerman('withdrawn', {}, 'ada')).toBe('Bewerber:in: Bewerbung zurückgezogen');
});
