import { describe, expect, it } from 'vitest';
import { mergeSkills, mergedLabel, readSkillList } from './skill-list.ts';

describe('a list of skills', () => {
  it.each([
    ['JavaScript, Node.js; C++', ['JavaScript', 'Node.js', 'C++']],
    ['Skills: Welding, MIG welding.', ['Welding', 'MIG welding']],
    ['Technical Skills:\n- Plumbing\n* Tiling\n• Roofing', ['Plumbing', 'Tiling', 'Roofing']],
    ['1. First aid\n2) CPR', ['First aid', 'CPR']],
    ['Wound care · Triage | Vital   signs', ['Wound care', 'Triage', 'Vital signs']],
    [' ,;\n ', []],
    ['3D printing, .NET, C#', ['3D printing', '.NET', 'C#']],
  ])('is read from %j', (text, skills) => {
    expect(readSkillList(text)).toEqual(skills);
  });

  it('keeps a skill once, by its first name, and tells what was merged', () => {
    const { skills, merged } = mergeSkills([
      { id: 'javascript', typed: 'JS' },
      { id: 'go', typed: 'Go' },
      { id: 'javascript', typed: 'JavaScript' },
      { id: 'go', typed: 'go' },
    ]);
    expect(skills).toEqual(['JS', 'Go']);
    expect(mergedLabel(merged)).toBe(
      'JavaScript is the same skill as JS, which is already in the list. Go is already in the list.',
    );
    expect(mergedLabel([])).toBe('');
  });
});
