import type { shell as english } from '../../en/platform/shell.ts';
import type { Translation } from '../../translation.ts';

export const shell: Translation<typeof english> = {
  loading: 'Wird geladen',
  loadingHint: 'Wenn das länger dauert, laden Sie die Seite neu',
  somethingWentWrong: 'Etwas ist schiefgelaufen',
  pageFailed: 'Auf dieser Seite ist etwas schiefgelaufen',
  pageFailedHint:
    'Alles, was Sie gespeichert haben, ist sicher. Laden Sie die Seite neu. Falls der Fehler wieder auftritt, schreiben Sie uns, was Sie gerade getan haben.',
  refreshPage: 'Seite neu laden',
  toHomePage: 'Zur Startseite',
  answerNotUnderstood: 'Diese Seite hat die Antwort des Servers nicht verstanden.',
  offline:
    'Sie sind offline. Was Sie sehen, ist vielleicht veraltet, und bis die Verbindung wieder besteht, kann nichts gespeichert werden.',
  maintenancePlanned:
    'Geplante Wartung {span}. Sie können weiter lesen, aber nichts speichern.{staff, select, yes { Das interne Team kann weiterhin Änderungen vornehmen.} other {}}',
  maintenanceOpen:
    'In Tenon lässt sich bis {end} nur lesen. Lassen Sie Ihre Eingaben geöffnet und speichern Sie sie danach.{staff, select, yes { Das interne Team kann weiterhin Änderungen vornehmen.} other {}}',
  maintenanceSpan: 'von {start} bis {end}',
  skipToContent: 'Zum Inhalt springen',

  main: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  dashboard: 'Übersicht',
  browseJobs: 'Stellen suchen',
  profile: 'Profil',
  experience: 'Erfahrung',
  targetJobs: 'Zielstellen',
  applications: 'Bewerbungen',
  postJob: 'Stelle ausschreiben',
  applicants: 'Bewerber:innen',
  internal: 'Intern',
  settings: 'Einstellungen',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signOut: 'Abmelden',

  footer: 'Fußzeile',
  slogan: 'Einstellen, nachvollziehbar.',
  candidates: 'Kandidat:innen',
  employers: 'Unternehmen',
  recruiterDashboard: 'Recruiting-Übersicht',
  resources: 'Ratgeber',
  faq: 'Häufige Fragen',
  pricing: 'Preise',
  enterprise: 'Große Unternehmen',
  about: 'Über uns',
  contact: 'Kontakt',
  privacy: 'Datenschutz',
  aiNotice: 'KI-Hinweis',
  terms: 'Nutzungsbedingungen',
};
