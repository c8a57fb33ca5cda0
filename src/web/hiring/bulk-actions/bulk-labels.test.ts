import { expect, test } from 'vitest';
import type { BulkAction } from '../../../api/hiring/bulk-actions.ts';
import { bulkLabel } from './bulk-labels.ts';

const bulk: BulkAction = {
  id: '',
  work: { do: 'tag', tag: 'Later' },
  state: 'running',
  total: 1200,
  done: 25,
  worked: 20,
  refused: [],
  can_undo: false,
  created_at: '',
};

test('an act says how far it is, and how it ended', () => {
  expect(bulkLabel(bulk)).toBe('Tagging: 25 of 1,200 applicants');
  expect(bulkLabel({ ...bulk, state: 'done' })).toBe('Tagged 20 applicants “Later”.');
  expect(bulkLabel({ ...bulk, state: 'cancelled', worked: 1, work: { do: 'export' } })).toBe(
    'Stopped. Exported 1 applicant before that.',
  );
  const wrote = (minutes: number) =>
    bulkLabel({ ...bulk, state: 'done', work: { do: 'message', body: 'Hello', delay_minutes: minutes } });
  expect([0, 60, 1440, 4320].map(wrote)).toEqual([
    'Messaged 20 applicants.',
    'Messaged 20 applicants; the messages will be sent in 1 hour.',
    'Messaged 20 applicants; the messages will be sent in 24 hours.',
    'Messaged 20 applicants; the messages will be sent in 3 days.',
  ]);
});
