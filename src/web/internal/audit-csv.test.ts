import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';

test('cells are quoted where they must be, and none is a formula', () => {
  const event = { id: 'e', at: '2026-03-01T10:00:00.000Z', object_type: 'user', object_id: 'o' };
  const [, line] = auditCsv([{ ...event, action: 'a.b', actor: '=cmd()@x', data: '{"a": "b,c"}' }]).split(
    '\r\n',
  );
  expect(line).toBe(`2026-03-01T10:00:00.000Z,a.b,'=cmd()@x,user,o,"{""a"": ""b,c""}"`);
});
