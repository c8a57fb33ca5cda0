import type { addedPeople as english } from '../../en/identity/added-people.ts';
import type { Translation } from '../../translation.ts';

export const addedPeople: Translation<typeof english> = {
  title: 'Was über Sie gespeichert ist',
  opening: 'Wird geöffnet …',
  intro:
    '{company} hat Ihren Lebenslauf seit {on} und zieht Sie für eine Stelle in Betracht. Das Team kann außerdem Notizen und Entscheidungen hinzugefügt haben.',
  introPool:
    '{company} hat Ihren Lebenslauf seit {on} und speichert ihn im Talentpool, um Sie für Stellen in Betracht zu ziehen. Das Team kann außerdem Schlagwörter und Notizen hinzugefügt haben.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  file: 'Lebenslauf',
  jobs: 'In Betracht gezogen für',
  source: 'Woher das Unternehmen Ihren Lebenslauf hat und warum es ihn speichert, in seinen eigenen Worten',
  aboutAccount:
    'Machen Sie daraus Ihr Konto, um die Bewerbung zu verfolgen, Gelesenes zu berichtigen und zu antworten. Das Konto gilt für {email}; wenn Sie es anlegen, stimmen Sie den <terms>Nutzungsbedingungen</terms> zu.',
  makeAccount: 'Mein Konto anlegen',
  aboutMoving:
    'Sie sind als {email} angemeldet. Bewerbung und Lebenslauf können in Ihr Konto übernommen werden.',
  move: 'In mein Konto übernehmen',
  signInFirst:
    'Für {email} gibt es ein Konto. Melden Sie sich an und öffnen Sie den Link in der E-Mail dann noch einmal.',
  signIn: 'Anmelden',
  asEmployer: 'Um das zu übernehmen, melden Sie sich ab und öffnen Sie den Link in der E-Mail noch einmal.',
  aboutRemoving: 'Wenn {company} Ihren Lebenslauf nicht haben soll, lassen Sie alles löschen.',
  remove: 'Alles löschen',
  removeTitle: 'Alles über Sie löschen?',
  removeText:
    '{company} verliert Ihren Lebenslauf und Ihre Bewerbung und kann diese Adresse nicht noch einmal aufnehmen. Das lässt sich nicht rückgängig machen.',
  removed: 'Alles wurde gelöscht. Das Unternehmen kann Ihre Adresse nicht noch einmal aufnehmen.',
  badLink:
    'Dieser Link gilt nicht mehr. Vielleicht hat Ihr Mailprogramm ihn abgeschnitten, oder das, wozu er führte, wurde schon gelöscht oder übernommen.',
  openFailed: 'Das ließ sich nicht öffnen. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuchen Sie es noch einmal.',
};
