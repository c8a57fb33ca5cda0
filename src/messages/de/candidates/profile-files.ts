import type { profileFiles as english } from '../../en/candidates/profile-files.ts';
import type { Translation } from '../../translation.ts';

export const profileFiles: Translation<typeof english> = {
  import: 'Importieren',
  importHint:
    'Holen Sie Ihr Profil von LinkedIn, Europass oder aus einem anderen Programm. Sie entscheiden Wert für Wert; vorher wird nichts gespeichert.',
  waysLinkedIn:
    '<b>LinkedIn:</b> Einstellungen, Datenschutz, Kopie Ihrer Daten anfordern. Wählen Sie die ZIP-Datei, wie sie ist. Nachrichten und Kontakte darin werden nie geöffnet.',
  waysEuropass:
    '<b>Europass:</b> Laden Sie Ihren Lebenslauf als XML herunter oder als PDF, das die XML-Datei enthält.',
  waysJson: '<b>JSON Resume:</b> eine .json-Datei, von hier oder aus einem anderen Programm.',
  chooseAnother: 'Andere Datei wählen',
  chooseFile: 'Datei wählen',
  notImportable: 'Diese Datei kann nicht importiert werden',
  readLinkedIn: 'Wir haben Ihren LinkedIn-Export gelesen.',
  readEuropass: 'Wir haben Ihren Europass-Lebenslauf gelesen.',
  readJson: 'Wir haben Ihr JSON Resume gelesen.',
  takeAll: 'Alles aus der Datei übernehmen',
  keepAll: 'Alles von mir behalten',
  mine: 'Bisher',
  theirs: 'In der Datei',
  keepMine: 'Meins behalten',
  useTheirs: 'Aus der Datei',
  keepBoth: 'Beides behalten',
  leaveOut: 'Weglassen',
  add: 'Hinzufügen',
  nothing: 'Leer',
  toThisDay: 'Bis heute',
  choiceFor: 'Was geschieht mit {value}',
  partEnd: 'Letzter Monat',
  partLocation: 'Ort',
  partDetails: 'Details',
  partOf: '{part}: {position}',
  similar:
    'Sie haben diese Position mit einem anderen Beginn. Fügen Sie sie nur hinzu, wenn es eine zweite ist.',
  knownPositions:
    '{count, plural, one {# Position steht} other {# Positionen stehen}} schon genau so in Ihrem Profil.',
  skills: 'Kenntnisse',
  skillsHint:
    'Sie werden als Ihre eigene Angabe hinzugefügt. {known, plural, =0 {} one {# steht schon in Ihrem Profil.} other {# stehen schon in Ihrem Profil.}}',
  noSkills: 'Keine Kenntnisse',
  allSkills: 'Alle Kenntnisse',
  otherSections: 'Weitere Abschnitte',
  otherSectionsHint:
    'Sie erscheinen in den Dateien, die Sie herunterladen. Ihre Passung hängt nur von Lebenslauf, Kenntnissen und Berufserfahrung ab.',
  sectionEducation: 'Ausbildung',
  sectionLanguages: 'Sprachen',
  sectionCertificates: 'Zertifikate',
  sectionProjects: 'Projekte',
  sectionVolunteer: 'Ehrenamt',
  sectionAwards: 'Auszeichnungen',
  sectionPublications: 'Veröffentlichungen',
  sectionInterests: 'Interessen',
  sectionReferences: 'Referenzen',
  sectionHeadline: 'Berufsbezeichnung',
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
  fileTooLarge:
    'Diese Datei ist zu groß für ein Profil. Ein LinkedIn-Export darf bis zu 20 MB haben; fordern Sie nur Ihr Profil an.',
  noProfile:
    'In dieser Datei wurde kein Profil gefunden. Wählen Sie die ZIP-Datei eines LinkedIn-Exports, einen Europass-Lebenslauf (XML oder ein PDF, das sie enthält) oder ein JSON Resume.',
  encrypted:
    'Diese Datei ist durch ein Passwort geschützt. Speichern Sie sie ohne Passwort und wählen Sie sie erneut.',
  broken:
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Laden Sie sie noch einmal herunter und wählen Sie die neue Kopie.',
  tooComplex:
    'Diese Datei ist so aufgebaut, dass sie nicht sicher gelesen werden kann. Laden Sie sie dort, woher sie kommt, noch einmal herunter.',
  tooSlow:
    'Das Lesen dieser Datei hat zu lange gedauert. Versuchen Sie es noch einmal oder exportieren Sie eine kleinere Datei.',
  imported:
    'Importiert: {changed, plural, one {# Wert} other {# Werte}} geändert, {added, plural, one {# Position} other {# Positionen}} und {skills, plural, one {# Kenntnis} other {# Kenntnisse}} hinzugefügt.',
  positionAt: '{title} bei {company}',
  entry: 'Eintrag {number}',
};
