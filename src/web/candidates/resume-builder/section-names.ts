import type { BuilderContent, TemplateName, UsualSection } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';

/** The sections that every resume may have, as they are called. */
export const sectionNames: Record<UsualSection, string> = {
  summary: t('resumeBuilder.summary'),
  experience: t('tailoredResumes.experience'),
  education: t('resumeSheets.education'),
  skills: t('resumeBuilder.skills'),
  certificates: t('resumeBuilder.certificates'),
  languages: t('resumeBuilder.languages'),
};

/** The templates, as they are called. */
export const templateLabels: Record<TemplateName, string> = {
  plain: t('resumeBuilder.templatePlain'),
  ledger: t('resumeBuilder.templateLedger'),
  column: t('resumeBuilder.templateColumn'),
  compact: t('resumeBuilder.templateCompact'),
  academic: t('resumeBuilder.templateAcademic'),
  european: t('resumeBuilder.templateEuropean'),
  senior: t('resumeBuilder.templateSenior'),
  timeline: t('resumeBuilder.templateTimeline'),
  centered: t('resumeBuilder.templateCentered'),
  right: t('resumeBuilder.templateRight'),
};

/** What a section is called: one of the person's own by its title. */
export function sectionName(key: string, content: BuilderContent): string {
  const usual = Object.entries(sectionNames).find(([name]) => name === key)?.[1];
  if (usual !== undefined) return usual;
  const own = content.sections.find(({ id }) => `extra:${id}` === key);
  return own && own.title !== '' ? own.title : t('resumeBuilder.newSection');
}

/** What is in a section, in a few words. */
export function sectionCount(key: string, content: BuilderContent, hidden: readonly string[]): string {
  const values = (kind: string, list: readonly string[]) => {
    const shown = list.filter((one) => !hidden.includes(`${kind}:${one}`)).length;
    if (list.length === 0) return t('resumeBuilder.nothing');
    return shown === list.length
      ? String(list.length)
      : t('resumeBuilder.countOf', { shown, all: list.length });
  };
  if (key === 'experience') return t('resumeBuilder.countPositions', { count: content.experience.length });
  if (key === 'education') return t('resumeBuilder.countCourses', { count: content.education.length });
  if (key === 'skills') return values('skill', content.skills);
  if (key === 'languages') return values('language', content.languages);
  if (key === 'certificates') return values('certificate', content.certificates);
  const lines =
    key === 'summary'
      ? content.summary.split('\n').filter(Boolean)
      : (content.sections.find(({ id }) => `extra:${id}` === key)?.lines ?? []);
  return lines.length === 0
    ? t('resumeBuilder.nothing')
    : t('resumeBuilder.countLines', { count: lines.length });
}
