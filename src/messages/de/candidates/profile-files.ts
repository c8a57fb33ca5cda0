import type { profileFiles as english } from '../../en/candidates/profile-files.ts';
import type { Translation } from '../../translation.ts';

export const profileFiles: Translation<typeof english> = {
  import: 'Importieren',
  importHint:
    'Wählen Sie eine JSON-Resume-Datei. Sie sehen, was sie hinzufügen oder ändern würde, bevor etwas gespeichert wird.',
  chooseAnother: 'Andere Datei wählen',
  chooseFile: 'Datei wählen',
  notImportable: 'Diese Datei kann nicht importiert werden',
  kept: 'Unverändert für Ihre Exporte gespeichert: {sections}. Ihre Passung hängt nur von Lebenslauf, Kenntnissen und Berufserfahrung ab.',
  nothingNew: 'Diese Datei enthält nichts Neues für Ihr Profil.',
  cancel: 'Abbrechen',
  changedElsewhere: 'Ihr Profil wurde in einem anderen Tab geändert. Wählen Sie die Datei noch einmal.',
  personalInformation: 'Persönliche Angaben',
  workExperience: 'Berufserfahrung',
  heading: 'Export und Import',
  headingHint: 'Laden Sie Ihr Profil herunter oder importieren Sie eines.',
  candidateProfile: 'Bewerbungsprofil',
  export: 'Exportieren',
  exportHint:
    'Persönliche Angaben, Berufserfahrung, Ausbildung, Kenntnisse und Sprachen. JSON Resume können andere Programme und der Import unten vollständig lesen.',
  otherWays:
    'Lebensläufe als PDF, Word oder Text laden Sie bei <resumes>Ihren Lebensläufen</resumes> hoch. Eine Kopie aller Ihrer Daten können Sie in den <settings>Einstellungen</settings> herunterladen.',
  fileEmpty: 'Die Datei ist leer.',
  fileTooLarge: 'Die Datei ist zu groß für einen Lebenslauf.',
  keptSection: '{section} ({count, number})',
  imported:
    'Importiert: {changed, plural, one {# Feld} other {# Felder}} geändert, {added, plural, one {# Position} other {# Positionen}} hinzugefügt.',
  positionAt: '{title} bei {company}',
  entry: 'Eintrag {number}',
  alreadyThere: 'schon in Ihrem Profil',
};
