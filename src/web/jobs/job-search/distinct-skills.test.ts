import { expect, it } from 'vitest';
import { distinctWords } from './distinct-skills.ts';

it('skills are trimmed; empty ones and repetitions of whatever case are left out', () => {
  expect(distinctWords([' Go ', 'go', '', '  ', 'Rust', 'GO'])).toEqual(['Go', 'Rust']);
});
