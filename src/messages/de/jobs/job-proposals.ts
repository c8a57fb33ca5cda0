import type { jobProposals as english } from '../../en/jobs/job-proposals.ts';
import type { Translation } from '../../translation.ts';

export const jobProposals: Translation<typeof english> = {
  pageUnreachable:
    'Diese Adresse ließ sich nicht öffnen. Prüfen Sie sie, oder fügen Sie den Text der Stelle ein.',
  noPage:
    'Diese Adresse führt zu einer Datei, nicht zu einer Webseite. Laden Sie die Datei herunter und wählen Sie sie hier aus.',
  pageWithoutJob:
    'Auf dieser Seite wurde keine Stelle gefunden. Vielleicht verlangt sie eine Anmeldung oder baut ihren Text erst im Browser auf. Fügen Sie den Text der Stelle ein.',
  fileEmpty: 'Diese Datei ist leer. Wählen Sie eine andere.',
  notDocument:
    'Diese Datei ist kein PDF-, Word- oder Textdokument. Wählen Sie eine Datei als PDF, DOC, DOCX oder TXT.',
  fileWithoutText:
    'In dieser Datei wurde kein Text gefunden. Sie scheint ein Scan oder ein Bild zu sein. Wählen Sie eine Fassung, deren Text sich markieren lässt.',
  encrypted:
    'Diese Datei ist mit einem Passwort geschützt. Speichern Sie sie ohne Passwort und wählen Sie sie erneut.',
  broken:
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Exportieren Sie sie neu und wählen Sie die neue Fassung.',
  tooBig: 'Diese Datei ist zu groß oder wird beim Entpacken zu groß. Wählen Sie eine unter 5 MB.',
  tooComplex:
    'Diese Datei ist so aufgebaut, dass sie nicht sicher gelesen werden kann. Exportieren Sie sie als einfaches PDF oder DOCX.',
  tooSlow:
    'Das Lesen dieser Datei hat zu lange gedauert. Exportieren Sie sie als einfaches PDF oder DOCX, oder fügen Sie den Text ein.',
  startFrom: 'Mit einer vorhandenen Stellenanzeige beginnen',
  address: 'Adresse der Stellenanzeige',
  aboutStart:
    'Fügen Sie die Adresse ein, oder ziehen Sie eine PDF-, Word- oder Textdatei hierher. Sie entscheiden, was ins Formular kommt.',
  read: 'Lesen',
  chooseFile: 'Datei wählen',
  dropHere: 'Loslassen, um die Datei zu lesen',
  readFailed: 'Die Stellenanzeige konnte nicht gelesen werden. {message}',
  foundInVacancy: 'In der Stellenanzeige gefunden',
  foundInText: 'In der Beschreibung gefunden',
  nothingFound:
    'Nichts zum Hinzufügen gefunden: Entweder steht schon alles im Formular, oder der Text sagt es nicht.',
  review: '{count, plural, one {# Anforderung gefunden} other {# Anforderungen gefunden}}',
  addAll: 'Alle hinzufügen',
  add: 'Hinzufügen',
  addNamed: '{name} hinzufügen',
  replace: 'Ersetzen',
  replaceNamed: '{field} durch {name} ersetzen',
  added: 'Hinzugefügt',
  addedNamed: '{name} hinzugefügt',
  addedAll:
    '{count, plural, =0 {Nichts hinzugefügt} one {# hinzugefügt} other {# hinzugefügt}}. {left, plural, =0 {} one {# würde etwas ändern, das Sie eingetragen haben.} other {# würden etwas ändern, das Sie eingetragen haben.}}',
  close: 'Schließen',
  now: 'Jetzt: {value}',
  required: 'Erforderlich',
  desired: 'Erwünscht',
  requiredOrDesired: '{name}: erforderlich oder erwünscht',
  showInText: '„{words}“ in der Beschreibung zeigen',
  fromData: 'Angabe der Seite, nicht aus dem Text',
  cut: 'Der Text war länger als 20.000 Zeichen. Das Ende wurde weggelassen.',
  title: 'Titel',
  description: 'Beschreibung',
  characters: '{count, plural, one {# Zeichen} other {# Zeichen}}',
  place: 'Ort',
  pay: 'Gehalt',
  jobType: 'Art der Stelle',
  locationType: 'Arbeitsort',
  skill: 'Kenntnis',
  licence: 'Nachweis',
  language: 'Sprache',
  years: 'Erfahrung',
  yearsCount: '{count, plural, one {# Jahr} other {# Jahre}}',
  degree: 'Ausbildung',
  level: 'Stufe',
  rightToWork: 'Arbeitserlaubnis',
  hours: 'Arbeitszeiten',
  driving: 'Fahren',
  asQuestion: 'Frage bei der Bewerbung: {question}',
  titleBecomes: 'Neuer Titel: {title}',
};
