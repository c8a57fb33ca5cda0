import type { accountMails as english } from '../../en/identity/account-mails.ts';
import type { Translation } from '../../translation.ts';

export const accountMails: Translation<typeof english> = {
  newPasswordSubject: 'Neues Passwort für Tenon festlegen',
  newPassword: 'Neues Passwort festlegen',
  newPasswordAsked:
    'Jemand hat ein neues Passwort für Ihr Tenon-Konto angefordert. Wenn Sie das waren, legen Sie hier eines fest:',
  worksOnceMinutes: 'Der Link funktioniert einmal, {minutes, number} Minuten lang.',
  passwordUnchanged:
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort hat sich nicht geändert.',

  verifySubject: 'Bestätigen Sie Ihre E-Mail-Adresse für Tenon',
  verifyPreheader: 'Nutzen Sie den Link oder den Code in dieser E-Mail.',
  verifyTitle: 'Bestätigen Sie Ihre E-Mail-Adresse',
  verifyAsked:
    'Jemand hat mit dieser Adresse ein Tenon-Konto angelegt. Wenn Sie das waren, bestätigen Sie sie bitte:',
  verifyMyEmail: 'E-Mail-Adresse bestätigen',
  orEnterCode: 'Oder geben Sie diesen Code ein, wo Tenon danach fragt:',
  verifyWorksOnce:
    'Der Link funktioniert einmal, {hours, number} Stunden lang, der Code {minutes, number} Minuten lang.',
  verifyNotYou:
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail und geben Sie den Code nicht weiter. Ohne Link und Code lässt sich die Adresse nicht bestätigen.',

  signInSubject: 'Ihr Anmeldelink für Tenon',
  signInWorksOnce: 'Link und Code funktionieren einmal, {minutes, number} Minuten lang.',
  signInTitle: 'Bei Tenon anmelden',
  signInUnverified:
    'Bitte beachten Sie vorher: Diese Adresse ist noch nicht bestätigt; das Passwort des Kontos könnte also von jemand anderem stammen. Wenn Sie sich mit dieser E-Mail anmelden, werden das Passwort, die Passkeys und die API-Tokens des Kontos entfernt. Um sie zu behalten, melden Sie sich zuerst mit dem Passwort an und bestätigen Sie Ihre E-Mail-Adresse in den Einstellungen.',
  signInHere: 'Öffnen Sie diesen Link in dem Browser, in dem Sie ihn angefordert haben:',
  signIn: 'Anmelden',
  signInElsewhere:
    'Lesen Sie dies auf einem anderen Gerät? Geben Sie dort, wo Sie den Link angefordert haben, diesen Code ein:',
  signInNotYou:
    'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie den Code an niemanden weiter. Wir fragen nie danach.',

  approveSubject: 'Stimmen Sie der neuen E-Mail-Adresse Ihres Tenon-Kontos zu',
  approvePreheader: 'Ohne Ihre Zustimmung ändert sich nichts.',
  approveTitle: 'Stimmen Sie Ihrer neuen E-Mail-Adresse zu',
  approveAsked:
    'Sie möchten die E-Mail-Adresse Ihres Tenon-Kontos in {email} ändern. Wenn Sie das waren, stimmen Sie zu:',
  approveChange: 'Der Änderung zustimmen',
  approveWorksOnce:
    'Der Link funktioniert einmal, {hours, number} Stunden lang. Die neue Adresse erhält einen eigenen Link. Beide werden gebraucht.',
  approveNotYou:
    'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Öffnen Sie den Link nicht; melden Sie sich an und ändern Sie Ihr Passwort.',

  confirmSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Tenon',
  confirmPreheader: 'Der letzte Schritt, zusammen mit dem Link an Ihre alte Adresse.',
  confirmTitle: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  confirmAsked:
    'Jemand möchte diese Adresse für sein Tenon-Konto verwenden. Wenn Sie das waren, bestätigen Sie sie:',
  confirmAddress: 'Diese Adresse bestätigen',
  confirmWorksOnce:
    'Der Link funktioniert einmal, {hours, number} Stunden lang. Ihre alte Adresse erhält einen eigenen Link. Beide werden gebraucht.',
  ignore: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',

  inUseSubject: 'Sie haben bereits ein Tenon-Konto',
  inUsePreheader: 'Jemand wollte diese Adresse für ein anderes Konto verwenden.',
  inUseTitle: 'Zu dieser Adresse gibt es ein Konto',
  inUseText:
    'Jemand wollte diese Adresse für ein anderes Tenon-Konto verwenden. Das geht nicht, weil es zu ihr schon eines gibt.',
  inUseSignIn: 'Wenn Sie das waren, melden Sie sich damit an:',
  inUseNotYou: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Konto hat sich nicht geändert.',

  emailChangedSubject: 'Die E-Mail-Adresse Ihres Tenon-Kontos wurde geändert',
  emailChangedPreheader: 'E-Mails gehen jetzt an die neue Adresse.',
  emailChangedTitle: 'Ihre E-Mail-Adresse wurde geändert',
  emailChangedText:
    'Ihr Tenon-Konto verwendet jetzt {email}. Melden Sie sich mit dieser Adresse an; auch E-Mails gehen dorthin.',
  emailChangedNotYou:
    'Der Änderung wurde von dieser Adresse aus zugestimmt. Wenn Sie das nicht waren, schreiben Sie uns:',
  contactUs: 'Kontakt aufnehmen',

  passwordChangedSubject: 'Ihr Tenon-Passwort wurde geändert',
  setNewNow: 'Wenn Sie das nicht waren, legen Sie jetzt ein neues Passwort fest.',
  passwordChangedTitle: 'Ihr Passwort wurde geändert',
  passwordChangedText:
    'Das Passwort Ihres Tenon-Kontos wurde geändert, und andere Geräte wurden abgemeldet.{tokens, select, ended { Ihre API-Tokens wurden widerrufen.} other {}}',
  passwordChangedNotYou:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, legen Sie jetzt ein neues Passwort fest:',

  securitySubject: 'Tenon: {what}',
  securityTitle:
    '{change, select, identity_unlinked {Die Verknüpfung mit einem anderen Konto wurde gelöst} passkey_added {Ein Passkey wurde hinzugefügt} passkey_removed {Ein Passkey wurde entfernt} two_factor_on {Die Zwei-Faktor-Anmeldung wurde eingeschaltet} two_factor_off {Die Zwei-Faktor-Anmeldung wurde ausgeschaltet} recovery_codes_renewed {Ihre Wiederherstellungscodes wurden ersetzt} other {Ein API-Token wurde erstellt}}',
  securityNotYou:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, prüfen Sie Ihre Einstellungen und legen Sie ein neues Passwort fest:',
  openSettings: 'Einstellungen öffnen',

  passwordEndedSubject: 'Das alte Passwort Ihres Tenon-Kontos gilt nicht mehr',
  passwordEndedPreheader:
    'Sie haben sich per E-Mail angemeldet. Ein neues Passwort können Sie jederzeit festlegen.',
  passwordEndedTitle: 'Das alte Passwort gilt nicht mehr',
  passwordEndedWhy:
    'Sie haben sich gerade per E-Mail angemeldet und damit diese Adresse bestätigt. Vorher war sie nicht bestätigt; das Passwort des Kontos könnte also von jemand anderem stammen.',
  passwordEndedNow:
    'Dieses Passwort gilt nicht mehr, ebenso wenig die damit eingerichteten Passkeys und Tokens, und andere Geräte sind abgemeldet. Per E-Mail können Sie sich immer anmelden. Um wieder ein Passwort zu verwenden, legen Sie ein neues fest:',

  deletionSubject: 'Ihr Tenon-Konto wird am {on, date, day} gelöscht',
  deletionPreheader: 'Sie können das {days, plural, one {# Tag} other {# Tage}} lang rückgängig machen.',
  deletionTitle: 'Ihr Konto wird am {on, date, day} gelöscht',
  deletionAsked: 'Sie möchten Ihr Tenon-Konto löschen und wurden überall abgemeldet.',
  deletionUntil:
    'Bis zum {on, date, day} wird nichts gelöscht. Um Ihr Konto zu behalten, melden Sie sich an oder öffnen Sie diesen Link:',
  keepMyAccount: 'Konto behalten',
  deletionAfter:
    'Danach werden Ihr Profil, Ihre Lebensläufe, Ihre Bewerbungen und alles andere endgültig gelöscht.',
  deletionNotYou:
    'Wenn Sie das nicht waren, behalten Sie das Konto und legen Sie ein neues Passwort fest: Jemand kennt Ihr jetziges.',
  keptSubject: 'Ihr Tenon-Konto wird nicht gelöscht',
  keptPreheader: 'Es wurde nichts gelöscht.',
  keptTitle: 'Ihr Konto wird nicht gelöscht',
  keptText: 'Die Löschung Ihres Tenon-Kontos ist abgebrochen. Es hat sich nichts geändert.',
  keptNotYou: 'Wenn Sie das nicht waren, melden Sie sich an und legen Sie ein neues Passwort fest.',
  erasedSubject: 'Ihr Tenon-Konto wurde gelöscht',
  erasedPreheader: 'Ihre persönlichen Daten sind hier nicht mehr gespeichert.',
  erasedTitle: 'Ihr Konto wurde gelöscht',
  erasedText: 'Ihr Konto, Ihre Dateien und alles, was Ihren Namen trug, wurden gelöscht, auch diese Adresse.',
  erasedKept:
    'Unternehmen, bei denen Sie sich beworben haben, behalten die Stelle, die Phasen und deren Daten, ohne Ihren Namen, Ihre Texte oder Dateien.',
  comeBack: 'Sie sind jederzeit wieder willkommen.',

  newOwnerSubject: 'Sie sind jetzt Inhaber:in von {company} auf Tenon',
  newOwnerPreheader: 'Wer das Unternehmen bisher leitete, ist nicht mehr dabei.',
  newOwnerTitle: 'Sie sind jetzt Inhaber:in von {company}',
  newOwnerText:
    'Das einzige Konto mit Inhaberschaft in Ihrem Unternehmen wurde gelöscht. Sie sind am längsten dabei und deshalb jetzt Inhaber:in.',
  newOwnerMay:
    'Sie können das Unternehmen bearbeiten, Personen einladen und entfernen und andere zu Inhaber:innen machen.',
  openCompany: 'Unternehmen öffnen',

  joinSubject: 'Einladung zu {company} auf Tenon',
  joinPreheader:
    '{from} lädt Sie ein, {role, select, recruiter {als Recruiter:in} other {im Fachbereich}} mitzuarbeiten.',
  joinText:
    '{from} lädt Sie ein, bei {company} auf Tenon {role, select, recruiter {als Recruiter:in} other {im Fachbereich}} mitzuarbeiten.',
  joinSees: 'Sie werden die Stellen und Bewerbungen des Unternehmens sehen.',
  seeInvitation: 'Einladung ansehen',
  joinWorksOnce: 'Der Link funktioniert einmal, {days, number} Tage lang und nur für diese Adresse.',
  joinUnexpected: 'Wenn Sie damit nicht gerechnet haben, ignorieren Sie diese E-Mail.',
  joinFooter:
    'Tenon hat diese E-Mail gesendet, weil jemand diese Adresse eingeladen hat. Antworten werden nicht gelesen.',

  senderCompany:
    '{company} {proof, select, none {(nicht bestätigt)} named {(bestätigt)} other {(bestätigt: {domain})}}',
  sentBy:
    'Gesendet von {email}.{proof, select, none { Tenon hat nicht bestätigt, dass diese Person für {company} arbeitet.} other {}}',
};
