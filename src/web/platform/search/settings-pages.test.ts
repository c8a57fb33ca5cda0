import { expect, test } from 'vitest';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { sections } from '../../identity/settings/sections.ts';
import { settingsPages } from './settings-pages.ts';

test.each([true, false])('the search knows every section of an employer’s Settings (owner: %s)', (owner) => {
  const user = { role: 'recruiter', company: { id: 'c', name: 'Acme', owner, shares: false } };
  const shown = sections.filter(({ isFor }) => isFor?.(user as unknown as SessionUser) ?? true);
  expect(settingsPages(user as unknown as SessionUser)).toEqual(
    shown.map(({ id, title }) => ({ path: `/settings#${id}`, label: title })),
  );
});
