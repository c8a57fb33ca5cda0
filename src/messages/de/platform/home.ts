import type { home as english } from '../../en/platform/home.ts';
import type { Translation } from '../../translation.ts';

export const home: Translation<typeof english> = {
  headline: 'Ein Passungswert, den Sie prüfen können',
  lead: 'Tenon liest einen Lebenslauf, vergleicht ihn Anforderung für Anforderung mit einer Stelle und zeigt zu jedem Punkt die Worte, auf die er sich stützt. Bewerber:innen und Unternehmen sehen dieselbe Erklärung.',
  toDashboard: 'Zu Ihrer Übersicht',
  findWork: 'Passende Arbeit finden',
  hiring: 'Ich stelle ein',
  seeFit: 'Sehen Sie, wie eine Stelle zu Ihnen passt',
  seeFitHint:
    'Laden Sie einen Lebenslauf hoch, korrigieren Sie, was gelesen wurde, und sehen Sie, wie gut offene Stellen passen.',
  getStarted: 'Jetzt beginnen',
  requestDemo: 'Vorführung anfragen',
  openJobsNow: '{count, plural, one {Derzeit # offene Stelle} other {Derzeit # offene Stellen}}',
  openJobs: 'Offene Stellen',
  browseJobs: 'Alle Stellen ansehen',
  noJobs: 'Auf dieser Website gibt es noch keine offenen Stellen. Neue erscheinen hier.',

  planning: 'Fahrplanung',
  planningQuote: 'Fahrplan für die Werktage eines Netzes mit 40 Zügen erstellt',
  sqlQuote: 'Die SQL-Berichte geschrieben, die die Leitstelle liest',
  pythonQuote: 'Eine Tabelle durch einen kleinen Python-Dienst ersetzt',
  howScoresWork: 'So entsteht der Wert',
  planner: 'Fahrplaner:in',
  met: 'Erfüllt',
  unknown: 'Unbekannt',
  notMentioned: 'Im Lebenslauf nicht erwähnt.',
  example:
    'Ein Beispiel mit einem erfundenen Lebenslauf. Er zeigt drei der vier erforderlichen Kenntnisse, die Passung beträgt also 75 Prozent.',
  quote: '„{text}“',

  candidateReading:
    'Ihr Lebenslauf wird auf dieser Website gelesen, und jeder Wert zeigt die Zeile, aus der er stammt. Sie übernehmen, korrigieren oder verwerfen ihn.',
  candidateMatching: 'Offene Stellen werden mit Ihren Kenntnissen verglichen, die beste Passung zuerst.',
  candidateExplanation:
    'Jeder Wert öffnet sich zu seiner Erklärung: was die Stelle verlangt, was Ihr Lebenslauf zeigt und was noch unbekannt ist.',
  candidateTailoring:
    'Für jede Bewerbung helfen Vorschläge, Ihren Lebenslauf an die Stelle anzupassen, nur mit Ihren eigenen Worten.',
  candidatePrivacy:
    'Niemand sieht Ihren Lebenslauf, bevor Sie sich bewerben, und jede Bewerbung behält genau die Datei, die Sie gesendet haben.',
  employerPosting:
    'Schreiben Sie eine Stelle mit den Kenntnissen aus, die sie wirklich braucht. Bewerbungen werden mit dieser Liste verglichen.',
  employerRanking:
    'Ordnen Sie Bewerbungen nach Passung, wenn Sie es möchten, und lesen Sie die Belege neben jedem Namen.',
  employerDecides:
    'Ein Wert sagt niemandem ab, blendet niemanden aus und verschiebt niemanden. Menschen entscheiden.',
  employerAts:
    'Anbindung an Bewerbermanagementsysteme: Über eine Schnittstelle eines Drittanbieters übernehmen Sie Stellen aus Ihrem System und senden Bewerbungen dorthin.',
  employerHiddenText: 'Verborgener Text in einer Datei zählt nicht und wird Ihnen angezeigt.',
  forCandidates: 'Für alle, die Arbeit suchen',
  createCandidateAccount: 'Konto für Bewerbungen erstellen',
  forEmployers: 'Für alle, die einstellen',
  createRecruiterAccount: 'Unternehmenskonto erstellen',
  neverUsed: 'Was ein Wert nie verwendet',
  neverName: 'Name',
  neverPhoto: 'Foto',
  neverContact: 'E-Mail und Telefon',
  neverAddress: 'Anschrift',
  neverBirth: 'Geburtsdatum',
  neverGender: 'Wörter zum Geschlecht',
  neverSchools: 'Namen von Schulen',
};
