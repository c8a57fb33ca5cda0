import type { externalApplications as english } from '../../en/candidates/external-applications.ts';
import type { Translation } from '../../translation.ts';

export const externalApplications: Translation<typeof english> = {
  jobTitle: 'Stellentitel',
  employer: 'Unternehmen',
  appliedOn: 'Beworben am',
  stage: 'Phase',
  link: 'Link zur Stelle',
  notes: 'Notizen',
  edit: 'Bewerbung bearbeiten',
  addHeading: 'Anderswo gesendete Bewerbung eintragen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  add: 'Bewerbung eintragen',
  linkOptional: 'Link zur Stelle (optional)',
  notesOptional: 'Notizen (optional)',
  notesHint: 'Nur Sie können sie lesen.',
  saved: 'Gespeichert.',
  added: 'Zu Ihren Bewerbungen hinzugefügt.',
  changedElsewhere:
    'Das wurde in einem anderen Tab geändert. Speichern Sie noch einmal, um Ihre Fassung zu behalten.',
  notSaved: 'Die Bewerbung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
};
