import type { Translation } from '../../translation.ts';
import type { guestApplications as english } from '../../en/identity/guest-applications.ts';

export const guestApplications: Translation<typeof english> = {
  context: '{employer} · ohne Konto',
  signIn:
    'Sie haben ein Konto? <link>Melden Sie sich an</link>, um sich mit einem schon hochgeladenen Lebenslauf zu bewerben.',
  resume: 'Lebenslauf',
  chooseFile: 'Datei auswählen',
  acceptedFiles: 'PDF, DOC, DOCX oder TXT, unter 5 MB.',
  chooseAnother: 'Andere Datei auswählen',
  uploading: '{file} wird hochgeladen …',
  resumeMissing: 'Wählen Sie Ihren Lebenslauf aus.',
  resumeGone:
    'Ihr Lebenslauf wurde gelöscht, weil er vor mehr als zwei Stunden hochgeladen wurde. Wählen Sie ihn noch einmal aus.',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  aboutEmail: 'Sie erhalten einen Link zum Bestätigen. Ihre Bewerbung wird gesendet, wenn Sie ihn öffnen.',
  whatIsSent:
    '{employer} erhält Ihren Lebenslauf und was darin steht, Ihren Namen, Ihre E-Mail-Adresse, diesen Text und Ihre Antworten. {goesOn, select, sent {Name, Telefon, E-Mail-Adresse und Lebenslauf gehen auch an das Bewerbermanagementsystem des Unternehmens. } file {Das Unternehmen kann Name, Telefon, E-Mail-Adresse, Bewerbungsdatum und Phase als Datei ohne Ihren Lebenslauf in sein eigenes Bewerbermanagementsystem übernehmen. } other {}}Bis zu einer Entscheidung können Sie die Bewerbung zurückziehen.',
  agree:
    'Ich bin einverstanden, dass dies an {employer} gesendet wird, und mit den <terms>Nutzungsbedingungen</terms> und dem <privacy>Datenschutzhinweis</privacy>.',
  apply: 'Bewerben',
  checkEmail: 'Sehen Sie in Ihr Postfach',
  linkSent:
    'Wir haben einen Link an <b>{email}</b> gesendet. Öffnen Sie ihn innerhalb von {hours, number} Stunden, um Ihre Bewerbung zu senden.',
  notArrived: 'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder prüfen Sie die Adresse.',
  sendAgain: 'Noch einmal senden',
  sentAgain: 'Wir haben ihn noch einmal gesendet.',
  changeDetails: 'Angaben ändern',
  backToJob: 'Zurück zur Stelle',
  confirmTitle: 'Bewerbung bestätigen',
  opening: 'Wird geöffnet …',
  job: 'Stelle',
  employer: 'Unternehmen',
  confirmAbout:
    'Das werden Sie senden. Damit Sie die Bewerbung verfolgen können, wird sie unter Ihrer Adresse gespeichert: ohne Passwort, und Sie können sie jederzeit löschen.',
  byMailAbout:
    'Prüfen Sie Ihre Bewerbung, beantworten Sie gegebenenfalls die Fragen und senden Sie sie ab. Damit Sie die Bewerbung verfolgen können, wird sie unter Ihrer Adresse gespeichert: ohne Passwort, und Sie können sie jederzeit löschen.',
  note: 'Anschreiben',
  confirm: 'Bewerbung senden',
  discard: 'Löschen',
  discardTitle: 'Diese Bewerbung löschen?',
  discardText:
    'Ihr Lebenslauf und alles, was Sie eingegeben haben, werden gelöscht. {employer} hat nichts erhalten.',
  discarded: 'Sie wurde gelöscht. Das Unternehmen hat nichts erhalten.',
  sent: 'Ihre Bewerbung wurde gesendet',
  sentAbout: 'Melden Sie sich an, um sie zu verfolgen, zu antworten oder sie zurückzuziehen.',
  hadApplied: 'Sie hatten sich auf diese Stelle schon beworben',
  hadAppliedAbout: 'Ihre erste Bewerbung bleibt, wie sie ist. Melden Sie sich an, um sie zu verfolgen.',
  signInToFollow: 'Anmelden',
  linkUsed: 'Dieser Link wurde schon verwendet oder ist abgelaufen.',
  linkUsedAbout:
    'Wenn Sie ihn schon geöffnet hatten, wurde Ihre Bewerbung gesendet: Melden Sie sich mit einem Link per E-Mail an, um sie zu verfolgen. Wenn nicht, bewerben Sie sich noch einmal.',
  linkCutOff: 'Dieser Link ist unvollständig. Kopieren Sie ihn ganz aus der E-Mail.',
  openFailed: 'Das konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  welcomeTitle: 'Ihre Bewerbung wurde gesendet',
  welcome:
    'Hier können Sie sie verfolgen, antworten und sie zurückziehen. Um wiederzukommen, öffnen Sie eine unserer E-Mails: Wir senden Ihnen einen Link zum Anmelden. Wenn Sie möchten, <link>legen Sie ein Passwort fest</link>.',
};
