import type { addedJobs as english } from '../../en/jobs/added-jobs.ts';
import type { Translation } from '../../translation.ts';

export const addedJobs: Translation<typeof english> = {
  jobUrl: 'Adresse der Stelle',
  checkUrl: 'Adresse prüfen',
  saveJob: 'Stelle speichern',
  openTheJob: 'Stelle öffnen',
  jobTitle: 'Stellentitel',
  employer: 'Unternehmen',
  optional: 'Optional.',
  jobDescription: 'Stellenbeschreibung',
  requiredSkills: 'Erforderliche Kenntnisse',
  aboutSkills:
    'Drücken Sie die Eingabetaste, um eine Kenntnis hinzuzufügen. Entfernen Sie, was die Stelle nicht verlangt.',
  alreadyHere: 'Diese Stelle gibt es hier schon. Beim Speichern kommt sie zu Ihren Zielstellen.',
  checkEveryField: 'Von der Seite gelesen. Bitte prüfen Sie jedes Feld, bevor Sie speichern.',
};
