import type { auth as english } from '../../en/identity/auth.ts';
import type { Translation } from '../../translation.ts';

export const auth: Translation<typeof english> = {
  invalidLogin: 'E-Mail-Adresse oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  loginFailed: 'Anmeldung fehlgeschlagen. Bitte prüfen Sie Ihre Angaben.',
  loginSucceeded: 'Sie sind angemeldet.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  passwordTooShort: 'Das Passwort muss mindestens 6 Zeichen haben',
  emailTaken:
    'Diese E-Mail-Adresse ist bereits registriert. Melden Sie sich an oder verwenden Sie eine andere Adresse.',
  tooManyAttempts: 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  signUpFailedWith: 'Das Konto konnte nicht erstellt werden: {reason}',
  signUpFailed:
    'Das Konto konnte nicht erstellt werden. Bitte versuchen Sie es mit einer anderen E-Mail-Adresse.',
  signUpToast: 'Registrierung fehlgeschlagen. Bitte versuchen Sie es mit einer anderen E-Mail-Adresse.',
  signUpSucceeded: 'Ihr Konto ist erstellt. Sie können sich jetzt anmelden.',
  signOutFailed: 'Abmelden fehlgeschlagen. Bitte versuchen Sie es erneut.',
  signedOut: 'Sie sind abgemeldet',
  initFailed: 'Die Anmeldung konnte nicht geprüft werden',
  profileFailed: 'Ihr Profil konnte nicht geladen werden',
  refreshFailed: 'Die Anmeldung konnte nicht erneuert werden',
  sessionLost: 'Ihre Sitzung konnte nicht verlängert werden. Bitte melden Sie sich erneut an.',
  pleaseSignIn: 'Bitte melden Sie sich an',
  verified: 'Ihre E-Mail-Adresse ist bestätigt.',
  authenticated: 'Sie sind angemeldet.',
  emailChangeFailed: 'Die E-Mail-Adresse konnte nicht geändert werden: {reason}',
  failed: 'Anmeldung fehlgeschlagen. Bitte melden Sie sich erneut an.',
  timedOut: 'Die Anmeldung hat zu lange gedauert. Bitte versuchen Sie es erneut.',

  email: 'E-Mail-Adresse',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  showPassword: 'Passwort anzeigen',
  rememberMe: 'Angemeldet bleiben',
  code: 'Code',
  continue: 'Weiter',
  tryAgain: 'Erneut versuchen',
  backToSignIn: 'Zurück zur Anmeldung',
  goToSignIn: 'Zur Anmeldung',
  goToSettings: 'Zu den Einstellungen',
  goHome: 'Zur Startseite',
  linkDoesNotWork: 'Dieser Link funktioniert nicht',
  askForNewLink: 'Neuen Link anfordern',
  openLinkAgain: 'Öffnen Sie den Link in Ihrer E-Mail noch einmal oder fordern Sie einen neuen an.',
  checkYourEmail: 'Sehen Sie in Ihr Postfach',
  noEmailYet:
    'Nach einigen Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt.',
  codeFromEmail: 'Code aus der E-Mail',

  signIn: 'Anmelden',
  signInButton: 'Anmelden',
  newHere: 'Neu hier? <link>Konto erstellen</link>',
  forgotPassword: 'Passwort vergessen',
  or: 'oder',
  accountReady: 'Ihr Konto ist bereit. Sie müssen nichts mehr eingeben: Drücken Sie auf „Anmelden“.',
  welcomeBack: 'Willkommen zurück.',
  signInWithCompany: 'Über Ihr Unternehmen anmelden',
  signInWithPasskey: 'Mit Passkey anmelden',
  signInWithPassword: 'Mit Passwort anmelden',
  signInByEmail: 'Per E-Mail anmelden',
  signInByEmailHint: 'Wir senden Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
  emailMeLink: 'Anmeldelink per E-Mail senden',
  linkAndCodeSent:
    'Wenn es zu <b>{email}</b> ein Konto gibt, haben wir eine E-Mail mit einem Link und einem Code gesendet. Beide gelten einmal, {minutes} Minuten lang, in diesem Browser.',
  signInWithCode: 'Mit dem Code anmelden',
  wrongBrowser:
    'Dieser Link funktioniert nur in dem Browser, in dem Sie ihn angefordert haben. Dort können Sie auch den Code aus der E-Mail eingeben.',
  notSignedIn: 'Sie sind nicht angemeldet',
  signedIn: 'Sie sind angemeldet',
  passwordEnded:
    'Ihre E-Mail-Adresse ist jetzt bestätigt. Vorher hätte jeder das Passwort dieses Kontos festlegen können. Deshalb gilt das Passwort nicht mehr, und andere Geräte sind abgemeldet.',
  passwordEndedNext:
    'Sie können in den Einstellungen ein neues Passwort festlegen oder sich weiterhin per E-Mail anmelden.',
  enterCode: 'Code eingeben',
  enterAppCode:
    'Öffnen Sie Ihre Authenticator-App und geben Sie die 6 Ziffern ein, die sie für Tenon anzeigt.',
  enterRecoveryCode:
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie gespeichert haben. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  useApp: 'Authenticator-App verwenden',
  useRecoveryCode: 'Wiederherstellungscode verwenden',
  passkeyExists: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',

  confirmItsYou: 'Bestätigen Sie, dass Sie es sind',
  signedInLongAgo: 'Ihre Anmeldung ist mehr als zehn Minuten her. Bitte bestätigen Sie, dass Sie es sind.',
  proofLoadFailed: 'Das konnte nicht geladen werden',
  signInAnew: 'Melden Sie sich ab und wieder an und wiederholen Sie dies innerhalb von zehn Minuten.',
  appOrRecoveryCode: 'Code aus Ihrer Authenticator-App oder ein Wiederherstellungscode',
  confirm: 'Bestätigen',
  usePasskey: 'Passkey verwenden',
  usePassword: 'Passwort verwenden',
  useCode: 'Code verwenden',

  createYourAccount: 'Konto erstellen',
  allRequired: 'Alle Felder sind erforderlich.',
  haveAccount: 'Sie haben schon ein Konto? <link>Anmelden</link>',
  iAm: 'Ich bin',
  candidate: 'Kandidat:in',
  candidateHint: 'Ich suche Arbeit',
  employer: 'Unternehmen',
  employerHint: 'Ich suche Personal',
  agreeToTerms:
    'Ich stimme den <terms>Nutzungsbedingungen</terms> und der <privacy>Datenschutzerklärung</privacy> zu',
  mustAgree: 'Stimmen Sie den Bedingungen zu, um ein Konto zu erstellen.',
  createAccount: 'Konto erstellen',
  atLeast: 'Mindestens {floor} Zeichen.',
  atLeastLonger: 'Mindestens {floor} Zeichen. Länger ist sicherer: Drei oder vier Wörter sind gut geeignet.',
  weakCommon: 'Schwach: Das ist eines der häufigsten Passwörter.',
  weakEmailName: 'Schwach: Es enthält den Namen aus Ihrer E-Mail-Adresse.',
  weakRepeats: 'Schwach: Es wiederholt Zeichen oder zählt auf- oder abwärts.',
  weakShort: 'Schwach: Wählen Sie ein längeres.',
  fair: 'Mittel: Mit einigen Zeichen mehr wird es stark.',
  strong: 'Stark.',

  verifyEmail: 'E-Mail-Adresse bestätigen',
  verifyEmailFirst: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse',
  verifyEmailToSignIn: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse',
  verifyToGoOn:
    'Dafür muss Ihre Adresse bestätigt sein. Ihre Eingaben bleiben erhalten; sobald die Adresse bestätigt ist, geht es weiter.',
  openedLink: 'Ich habe den Link in der E-Mail geöffnet',
  notVerified: 'Ihre E-Mail-Adresse ist noch nicht bestätigt',
  verifyToRecover: 'Bestätigen Sie sie, damit Sie jederzeit wieder Zugang zu Ihrem Konto erhalten können.',
  verifyNow: 'Jetzt bestätigen',
  verifySent:
    'Öffnen Sie den Link in der E-Mail, die wir an <b>{email}</b> gesendet haben, oder geben Sie den Code daraus ein. Der Code gilt {minutes} Minuten.',
  verifyMyEmail: 'Adresse bestätigen',
  resendEmail: 'E-Mail erneut senden',
  emailResent: 'Falls die Adresse noch nicht bestätigt ist, haben wir eine neue E-Mail gesendet.',
  emailChanged: 'Ihre E-Mail-Adresse ist geändert.',
  addressConfirmed: 'Adresse bestätigt',
  changeApproved: 'Änderung genehmigt',
  emailChangeWaits:
    'Noch ein Schritt: Öffnen Sie den Link, den wir an Ihre {waitsFor, select, old {alte} other {neue}} Adresse gesendet haben. Bis dahin ändert sich Ihre E-Mail-Adresse nicht.',

  forgotYourPassword: 'Passwort vergessen?',
  forgotHint:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
  sendLink: 'Link senden',
  linkSent:
    'Wenn es zu <b>{email}</b> ein Konto gibt, haben wir eine E-Mail mit einem Link gesendet. Der Link gilt einmal, {minutes} Minuten lang.',
  forgotAskAgain: 'Passwort vergessen? Neuen Link anfordern',
  resetExpired: 'Er ist abgelaufen oder wurde schon verwendet. Ihr Passwort ist unverändert.',
  setNewPassword: 'Neues Passwort festlegen',
  resetHint: 'Damit werden Sie überall abgemeldet, und Ihre API-Tokens werden widerrufen.',
  newPassword: 'Neues Passwort',
  setPassword: 'Passwort festlegen',
  passwordSet: 'Ihr neues Passwort ist festgelegt. Bitte melden Sie sich an.',

  yourInvitation: 'Ihre Einladung',
  invitationLoadFailed: 'Die Einladung konnte nicht geladen werden',
  join: '{company} beitreten',
  invitedAs:
    'Sie sind {role, select, recruiter {als Recruiter:in} other {für den Fachbereich}} eingeladen. Die Einladung läuft am {expires} ab.',
  invitedAccount:
    'Diese Einladung gilt für <b>{email}</b>. Zu dieser Adresse gibt es ein Konto. Melden Sie sich an, um sie anzunehmen.',
  signInToAccept: 'Anmelden und annehmen',
  whatColleaguesSee:
    'Sie sehen die Stellen des Unternehmens und die Bewerbungen darauf. Ihr Team sieht Ihre E-Mail-Adresse.',
  candidateJoins:
    'Sie haben ein Konto für Bewerbungen. Solange Sie hier für {company} arbeiten, ist es ein Unternehmenskonto. Ihr Profil und Ihre Bewerbungen bleiben gespeichert und sind wieder da, wenn Sie das Unternehmen verlassen.',
  otherAccount:
    'Diese Einladung gilt für <b>{email}</b>, Sie sind aber als <b>{mine}</b> angemeldet. Es wurde nichts geändert.',
  signOutAndContinue: 'Abmelden und fortfahren',
  staySignedIn: 'Angemeldet bleiben',
  invitationEnded: 'Diese Einladung ist nicht gültig',
  invitationExpired:
    'Sie ist abgelaufen, wurde widerrufen oder schon verwendet. Bitten Sie darum, sie Ihnen noch einmal zu senden.',
  invitationCutOff:
    'Öffnen Sie den Link in Ihrer E-Mail noch einmal. Wenn er dann immer noch nicht funktioniert, bitten Sie um eine neue Einladung.',
  invitedAddress: 'Die Einladung gilt nur für diese Adresse.',
  createAndJoin: 'Konto erstellen und beitreten',
  joined: 'Sie gehören jetzt zu {company}.',
  joinedCompany: 'Sie gehören jetzt zum Unternehmen.',
  worksElsewhere:
    'Sie gehören hier bereits zu einem Unternehmen. Verlassen Sie es unter Einstellungen, Unternehmen, und öffnen Sie diese Einladung dann erneut.',

  keepAccount: 'Konto behalten?',
  accountStays: 'Ihr Konto wird nicht gelöscht',
  accountStaysHint: 'Es wurde nichts gelöscht. Sie können sich anmelden wie bisher.',
  keepAccountHint: 'Ihr Tenon-Konto ist zur Löschung vorgemerkt. Wenn Sie es behalten, ändert sich nichts.',
  keepMyAccount: 'Konto behalten',
  keepLinkCutOff:
    'Ein Teil davon fehlt. Öffnen Sie ihn noch einmal aus der E-Mail oder melden Sie sich an: Auch damit behalten Sie Ihr Konto.',
};
