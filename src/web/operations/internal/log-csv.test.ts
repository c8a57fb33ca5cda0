import { expect, test } from 'vitest';
import { auditCsv, errorsCsv } from './log-csv.ts';

const id = '0190b7a8-0000-7000-8000-000000000001';
const at = '2026-01-02T03:04:05.000Z';

test('cells with commas, quotes and formulas stay one harmless cell', () => {
  const event = { id, at, action: 'key.made', actor: '=cmd()', object_type: 'key', object_id: id };
  expect(auditCsv([{ ...event, data: '{"name": "a, b"}' }])).toBe(
    `Time,Action,Actor,Object,Object ID,Data\r\n${at},key.made,'=cmd(),key,${id},"{""name"": ""a, b""}"\r\n`,
  );
  const error = {
    id,
    at,
    source: 'task',
    request_id: null,
    actor_id: null,
    place: '',
    version: '1',
  } as const;
  expect(errorsCsv([{ ...error, action: 'send-mail', name: 'Error', message: '+1, no' }])).toContain(
    `${at},task,send-mail,,,Error,"'+1, no",,1\r\n`,
  );
});
