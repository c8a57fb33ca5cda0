import type { personalData as english } from '../../en/privacy/personal-data.ts';
import type { Translation } from '../../translation.ts';

export const personalData: Translation<typeof english> = {
  downloadMyData: 'Meine Daten herunterladen',
  downloadAbout:
    'Eine ZIP-Datei mit allem, was Tenon über Sie speichert: Ihre hochgeladenen Dateien, jeder Datensatz als JSON und eine Seite, die alles im Browser zeigt.',
  notLoaded: 'Dies konnte nicht geladen werden',
  copyWaiting: 'Ihre Kopie wird in Kürze erstellt. Sie können diese Seite verlassen.',
  copyUnderWay:
    'Ihre Daten werden gesammelt: {done, number} von {total, plural, one {# Teil} other {# Teilen}}. Sie können diese Seite verlassen.',
  copyProgress: 'Fortschritt der Kopie',
  copyReady: 'Ihre Kopie ist fertig. Nur Sie können sie öffnen, und zwar bis {until}.',
  copyFailed:
    'Die Kopie konnte nicht erstellt werden. Ihre Daten sind unverändert. Bitte versuchen Sie es noch einmal.',
  copyStored: 'Nach dem Erstellen bleibt sie {hours, plural, one {# Stunde} other {# Stunden}} gespeichert.',
  downloadCopy: 'Herunterladen ({size})',
  newCopy: 'Neue Kopie erstellen',
  createCopy: 'Kopie meiner Daten erstellen',
  deleteMyAccount: 'Mein Konto löschen',
  deletionAhead:
    'Ihr Konto wird in {days, plural, one {# Tag} other {# Tagen}} gelöscht. Melden Sie sich wieder an, um es zu behalten.',
  deletionNote:
    'Sie werden überall abgemeldet. {days, plural, one {# Tag} other {# Tage}} lang können Sie dies rückgängig machen, indem Sie sich anmelden oder den Link in unserer E-Mail öffnen. Danach wird alles endgültig gelöscht.',
  deletionQuestion: 'Ihr Konto löschen?',
  whatHappens: 'Was passiert:',
  nothingDeletedYet:
    '{days, plural, one {# Tag} other {# Tage}} lang wird nichts gelöscht. Melden Sie sich wieder an oder öffnen Sie den Link in unserer E-Mail, um Ihr Konto zu behalten.',
  whatIsDeleted:
    'Danach werden Ihr Profil, Ihre Dateien, Passungswerte, Suchen, Nachrichten an uns und alles andere, was Ihren Namen enthält, endgültig gelöscht.',
  whatEmployersKeep:
    'Unternehmen müssen nachweisen können, wen sie berücksichtigt haben. Von {count, plural, one {Ihrer # Bewerbung} other {Ihren # Bewerbungen}} behalten sie die Stelle, die Phasen und deren Daten, ohne Ihren Namen, Ihre Texte, Dateien oder Passung. Anstehende Gespräche werden abgesagt.',
  backupCopies:
    'Kopien in den Sicherungen dieser Website werden mit der Zeit überschrieben und für nichts anderes verwendet.',
  companyAlone:
    'Niemand sonst arbeitet für {name}. Offene Stellen werden geschlossen, und Beschreibung, Logo, Anmeldeeinstellungen und Einladungen werden gelöscht. Kandidat:innen behalten die Einträge ihrer Bewerbungen.',
  companyKeepsWork: 'Ihre Arbeit für {name} bleibt dort, ohne Ihren Namen.',
  companyHeir:
    'Sie allein sind Inhaber:in von {name}. Wenn Sie die Inhaberschaft nicht vorher jemand anderem übertragen, geht sie an {heir} über. Ihre Arbeit bleibt beim Unternehmen, ohne Ihren Namen.',
};
