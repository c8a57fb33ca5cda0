import { t } from '../../platform/messages.ts';
/** The characters that part skills in a typed or pasted list. */
export const skillMarks = [',', ';', '\n', '\r', '\t', '|', '•', '·', '▪', '●', '◦', '‣'];

/** The skills of a typed or pasted list: split at commas, semicolons, lines, bars and bullets; without bullets, numbers of a list and labels like "Skills:". */
export function readSkillList(text: string): string[] {
  return text.split(PARTS).flatMap((part) => {
    const skill = part.replace(LEAD, '').replace(LABEL, '').replace(LEAD, '').replace(END, '').trim();
    return skill === '' ? [] : [skill.replaceAll(/\s+/g, ' ')];
  });
}

/** What is left of a list when each skill is kept once, by the first name it goes by, and which others were merged into it. */
export function mergeSkills(named: { id: string; typed: string }[]): {
  skills: string[];
  merged: { kept: string; same: string }[];
} {
  const kept = new Map<string, string>();
  const merged: { kept: string; same: string }[] = [];
  for (const { id, typed } of named) {
    const before = kept.get(id);
    if (before === undefined) kept.set(id, typed);
    else merged.push({ kept: before, same: typed });
  }
  return { skills: [...kept.values()], merged };
}

/** What merging did, in words to be read aloud; empty when it did nothing. */
export function mergedLabel(merged: { kept: string; same: string }[]): string {
  return merged
    .map(({ kept, same }) =>
      kept.toLowerCase() === same.toLowerCase()
        ? t('skills.alreadyListed', { skill: kept })
        : t('skills.sameSkill', { same, kept }),
    )
    .join(' ');
}

const PARTS = /[,;\n\r\t|•·▪●◦‣]+/;
const LEAD = /^\s*(?:[-–—*+>]\s+|\d{1,2}[.)]\s+)?/;
const LABEL =
  /^(?:[\p{L}&/]+\s){0,3}(?:skills?|tools|technologies|languages|competenc(?:ies|es)|expertise)\s*:\s*/iu;
const END = /[.:]\s*$/;
