import type { home as english } from '../../en/platform/home.ts';
import type { Translation } from '../../translation.ts';

export const home: Translation<typeof english> = {
  headline: 'Ein Passungswert, den Sie prüfen können',
  lead: 'Tenon liest einen Lebenslauf, vergleicht ihn Anforderung für Anforderung mit einer Stelle und zeigt zu jedem Punkt die Worte, auf denen er beruht. Bewerber:innen und Unternehmen sehen dieselbe Erklärung.',
  toDashboard: 'Zu Ihrer Übersicht',
  findWork: 'Passende Arbeit finden',
  hiring: 'Ich suche Personal',
  seeFit: 'Sehen Sie, wie eine Stelle zu Ihnen passt',
  seeFitHint:
    'Laden Sie einen Lebenslauf hoch, korrigieren Sie, was gelesen wurde, und sehen Sie, wie gut offene Stellen passen.',
  getStarted: 'Jetzt beginnen',
  requestDemo: 'Vorführung anfragen',
  openJobsNow: '{count, plural, one {Derzeit # offene Stelle} other {Derzeit # offene Stellen}}',
  openJobs: 'Offene Stellen',
  browseJobs: 'Alle Stellen ansehen',
  noJobs: 'Hier gibt es noch keine offenen Stellen. Neue erscheinen auf dieser Seite.',

  planning: 'Fahrplanerstellung',
  planningQuote: 'Fahrplan für die Werktage eines Netzes mit 40 Zügen erstellt',
  sqlQuote: 'SQL-Berichte für die Leitstelle geschrieben',
  pythonQuote: 'Eine Tabelle durch einen kleinen Python-Dienst ersetzt',
  howScoresWork: 'So entsteht der Wert',
  planner: 'Fahrplaner:in',
  met: 'Erfüllt',
  unknown: 'Unbekannt',
  notMentioned: 'Im Lebenslauf nicht erwähnt.',
  example:
    'Ein Beispiel mit einem erfundenen Lebenslauf. Die Arbeit darin zeigt drei der vier erforderlichen Kenntnisse, die Passung beträgt also 75 Prozent.',
  quote: '„{text}“',

  candidateReading:
    'Ihr Lebenslauf wird auf dieser Website gelesen, und jeder Wert zeigt die Zeile, aus der er stammt. Sie übernehmen, korrigieren oder verwerfen ihn.',
  candidateMatching: 'Offene Stellen werden mit Ihren Kenntnissen verglichen, die beste Passung zuerst.',
  candidateExplanation:
    'Zu jedem Wert gibt es eine Erklärung: was die Stelle verlangt, was Ihr Lebenslauf zeigt und was noch unbekannt ist.',
  candidateTailoring:
    'Zu jeder Bewerbung helfen Vorschläge, Ihren Lebenslauf an die Stelle anzupassen, nur mit Ihren eigenen Worten.',
  candidatePrivacy:
    'Niemand sieht Ihren Lebenslauf, bevor Sie sich bewerben, und zu jeder Bewerbung bleibt genau die Datei gespeichert, die Sie gesendet haben.',
  employerPosting:
    'Schreiben Sie eine Stelle mit den Kenntnissen aus, die wirklich nötig sind. Bewerbungen werden mit dieser Liste verglichen.',
  employerRanking:
    'Sortieren Sie Bewerbungen nach Passung, wenn Sie möchten, und lesen Sie die Belege neben jedem Namen.',
  employerDecides:
    'Aufgrund eines Werts wird niemandem abgesagt, niemand ausgeblendet und niemand verschoben. Menschen entscheiden.',
  employerAts:
    'Anbindung an Bewerbermanagementsysteme: Über die Schnittstelle eines Drittanbieters importieren Sie Stellen aus Ihrem System und senden Bewerbungen dorthin.',
  employerHiddenText: 'Verborgener Text in einer Datei wird ignoriert und Ihnen angezeigt.',
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
  neverGender: 'geschlechtsspezifische Wörter',
  neverSchools: 'Namen von Schulen',
};
