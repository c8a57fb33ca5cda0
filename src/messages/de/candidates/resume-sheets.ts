import type { resumeSheets as english } from '../../en/candidates/resume-sheets.ts';
import type { Translation } from '../../translation.ts';

export const resumeSheets: Translation<typeof english> = {
  fileLanguage: 'Sprache der Überschriften und Datumsangaben',
  fileLanguageHint: 'Ihre eigenen Texte bleiben, wie sie sind.',
  resume: 'Lebenslauf',
  resumeOf: 'Lebenslauf von {name}',
  resumeForJob: '{name} für {job}, {employer}',
  profile: 'Profil',
  summary: 'Zusammenfassung',
  experience: 'Berufserfahrung',
  education: 'Ausbildung',
  skills: 'Kenntnisse',
  languages: 'Sprachen',
  certificates: 'Zertifikate',
  email: 'E-Mail',
  phone: 'Telefon',
  address: 'Adresse',
  link: 'Web',
  present: 'heute',
};
