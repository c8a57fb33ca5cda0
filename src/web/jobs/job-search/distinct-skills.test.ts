import { expect, it } from 'vitest';
import { distinctSkills } from './distinct-skills.ts';

it('skills are trimmed; empty ones and repetitions of whatever case are left out', () => {
  expect(distinctSkills([' Go ', 'go', '', '  ', 'Rust', 'GO'])).toEqual(['Go', 'Rust']);
});
