import type { home as english } from '../../en/platform/home.ts';
import type { Translation } from '../../translation.ts';

export const home: Translation<typeof english> = {
  heading: 'Passung, die Sie nachprüfen können',
  about:
    'Tenon liest einen Lebenslauf, vergleicht ihn Anforderung für Anforderung mit einer Stelle und zeigt die Worte, auf denen das Ergebnis beruht. Beide Seiten sehen dieselbe Erklärung.',
  toDashboard: 'Zur Übersicht',
  findWork: 'Passende Stellen finden',
  hiring: 'Ich stelle ein',
  seeFit: 'Sehen Sie, wie eine Stelle zu Ihnen passt',
  seeFitHint:
    'Laden Sie einen Lebenslauf hoch, korrigieren Sie, was gelesen wurde, und sehen Sie, wie gut offene Stellen passen.',
  getStarted: 'Jetzt loslegen',
  requestDemo: 'Vorführung anfragen',

  openNow: '{count, plural, one {# offene Stelle} other {# offene Stellen}}',
  openJobs: 'Offene Stellen',
  browseJobs: 'Alle Stellen ansehen',
  noJobs: 'Auf dieser Website gibt es noch keine offenen Stellen. Neue erscheinen hier.',

  howScoresWork: 'So entsteht die Passung',
  exampleJob: 'Fahrplaner:in',
  timetables: 'Fahrplanung',
  timetablesQuote: 'Werktagsfahrplan für ein Netz mit 40 Zügen erstellt',
  sqlQuote: 'SQL-Berichte geschrieben, mit denen die Leitstelle arbeitet',
  pythonQuote: 'Eine Tabelle durch einen kleinen Python-Dienst ersetzt',
  quoted: '„{quote}“',
  countsShort: '3 vorhanden, 1 offen',
  counts: '3 belegt, 1 unbekannt',
  met: 'Erfüllt',
  unknown: 'Unbekannt',
  notMentioned: 'Im Lebenslauf nicht erwähnt.',
  exampleNote:
    'Ein Beispiel mit einem erfundenen Lebenslauf. Er zeigt drei der vier erforderlichen Kenntnisse; die Passung beträgt also 75 Prozent.',

  forCandidates: 'Für alle, die Arbeit suchen',
  resumeRead:
    'Ihr Lebenslauf wird auf dieser Website gelesen, und zu jeder Angabe sehen Sie die Zeile, aus der sie stammt. Sie können sie übernehmen, korrigieren oder weglassen.',
  jobsMatched: 'Offene Stellen werden mit Ihren Kenntnissen abgeglichen, die beste Passung zuerst.',
  scoreExplained:
    'Zu jeder Passung gibt es eine Erklärung: was die Stelle verlangt, was Ihr Lebenslauf zeigt und was noch unbekannt ist.',
  resumeTailored:
    'Für jede Bewerbung helfen Vorschläge, Ihren Lebenslauf an die Stelle anzupassen, nur mit Ihren eigenen Worten.',
  resumePrivate:
    'Niemand sieht Ihren Lebenslauf, bevor Sie sich bewerben, und zu jeder Bewerbung bleibt genau die Datei gespeichert, die Sie gesendet haben.',
  createCandidate: 'Als Bewerber:in registrieren',
  forEmployers: 'Für alle, die einstellen',
  applicantsCompared:
    'Schreiben Sie eine Stelle mit den Kenntnissen aus, die sie wirklich braucht. Bewerbungen werden mit dieser Liste verglichen.',
  applicantsRanked:
    'Sortieren Sie Bewerbungen nach Passung, wenn Sie möchten, und lesen Sie die Belege neben jedem Namen.',
  peopleDecide:
    'Die Passung lehnt niemanden ab, blendet niemanden aus und verschiebt niemanden. Es entscheiden Menschen.',
  atsIntegration:
    'Anbindung Ihres Bewerbermanagementsystems: Über die Schnittstelle eines Drittanbieters übernehmen Sie Stellen daraus und senden Bewerbungen dorthin.',
  hiddenText: 'Versteckter Text in einer Datei wird nicht gewertet und Ihnen angezeigt.',
  createRecruiter: 'Als Recruiter:in registrieren',

  neverUsed: 'Was nie in die Passung einfließt',
  name: 'Name',
  photo: 'Foto',
  emailAndPhone: 'E-Mail und Telefon',
  address: 'Adresse',
  birthDate: 'Geburtsdatum',
  genderWords: 'Wörter, die das Geschlecht verraten',
  schools: 'Namen von Schulen und Hochschulen',
};
