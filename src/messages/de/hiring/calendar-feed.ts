import type { calendarFeed as english } from '../../en/hiring/calendar-feed.ts';
import type { Translation } from '../../translation.ts';

export const calendarFeed: Translation<typeof english> = {
  name: 'Tenon',
  stepTitle: '{step}: {job}, {employer}',
  reminderTitle: 'Erinnerung: {job}, {employer}',
  deadlineTitle: 'Bewerbungsfrist: {job}, {employer}',
  open: 'Kalender-Abo',
  heading: 'Kalender-Abo',
  about:
    'Sehen Sie Ihre Gespräche, nächsten Schritte und Fristen in Ihrem eigenen Kalender: Google, Outlook, Apple oder einem anderen. Er aktualisiert sich selbst.',
  secret: 'Wer die Adresse hat, kann diese Termine lesen. Geben Sie sie nicht weiter.',
  make: 'Adresse erstellen',
  address: 'Adresse Ihres Kalenders',
  onlyNow: 'Kopieren Sie die Adresse jetzt. Wir speichern sie nicht und können sie nicht noch einmal zeigen.',
  howTo: 'Wählen Sie in Ihrem Kalender „Per URL hinzufügen“ oder „Abonnieren“ und fügen Sie die Adresse ein.',
  copy: 'Kopieren',
  copied: 'Adresse kopiert.',
  madeOn:
    'Sie haben am {on} eine Adresse erstellt. Wenn Sie sie verloren haben oder jemand anderes sie hat, erstellen Sie eine neue; die alte gilt dann sofort nicht mehr.',
  renew: 'Neue Adresse erstellen',
  end: 'Ausschalten',
  ended: 'Kalender-Abo ausgeschaltet.',
  endHeading: 'Kalender-Abo ausschalten?',
  endText: 'Kalender, die es abonniert haben, werden nicht mehr aktualisiert.',
  notLoaded: 'Das Kalender-Abo konnte nicht geladen werden',
  close: 'Schließen',
};
