import type { identityErrors as english } from '../../en/identity/errors.ts';
import type { Translation } from '../../translation.ts';

export const identityErrors: Translation<typeof english> = {
  companyHasJobs:
    'Das Unternehmen hat Stellen. Laden Sie jemanden ein und übertragen Sie die Inhaberschaft, bevor Sie gehen.',
  teamOnly:
    'Talentpool und Vorlagen sind für Personen im Team einer Stelle. Inhaber:innen des Unternehmens können sie unter Einstellungen, Funktionen für Sie freigeben.',
  nameSaysVerified: 'Was bestätigt ist, sagt nur Tenon. Lassen Sie dieses Wort im Namen weg.',
  nameOfDomain: 'So kann ein Unternehmen nur heißen, wenn Sie eine bestätigte Adresse bei {domain} haben.',
  nameTaken:
    '{domain} ist hier von einem anderen Unternehmen bestätigt. Wählen Sie einen Namen, der sich nicht damit verwechseln lässt, oder bestätigen Sie eine Adresse bei einer Domain dieses Namens.',
  addressMailedEnough:
    'An {address} gingen heute schon mehrere solcher E-Mails. Bitte versuchen Sie es morgen noch einmal.',
  strangerMailsUsed:
    'Ihr Unternehmen kann täglich {limit, number} Personen schreiben, die sich nicht selbst gemeldet haben. Heute {left, plural, one {ist noch # E-Mail} other {sind noch # E-Mails}} möglich; dies wären {count, number}.',
  verifyEmail:
    '{what, select, two_factor {Die Zwei-Faktor-Anmeldung} publish {Eine Stelle zu veröffentlichen} add_job {Eine Stelle einzutragen, die andere sehen,} ats {Ein Bewerbermanagementsystem zu verbinden} report_mails {Berichte per E-Mail zu erhalten} other {Personen zu schreiben, die sich nicht an Sie gewandt haben,}} setzt eine bestätigte E-Mail-Adresse voraus. Öffnen Sie den Link in unserer E-Mail oder lassen Sie ihn noch einmal senden.',
  verifyEmailInMailbox:
    '{what, select, two_factor {Die Zwei-Faktor-Anmeldung} publish {Eine Stelle zu veröffentlichen} add_job {Eine Stelle einzutragen, die andere sehen,} ats {Ein Bewerbermanagementsystem zu verbinden} report_mails {Berichte per E-Mail zu erhalten} other {Personen zu schreiben, die sich nicht an Sie gewandt haben,}} setzt eine bestätigte E-Mail-Adresse voraus. Öffnen Sie den Link in unserer E-Mail oder lassen Sie ihn noch einmal senden. Hier ist kein Mailserver eingerichtet. E-Mails liegen unter /dev/mail.',
  yourEmailAlready: 'Das ist schon Ihre E-Mail-Adresse.',
  alreadyMember: 'Diese Person gehört schon dazu.',
  tooManyInvitations: 'Sie haben {count, number} offene Einladungen. Widerrufen Sie zuerst einige.',
  invitedEnough: 'An diese Adresse gingen heute schon mehrere Einladungen. Bitte senden Sie diese morgen.',
  ownPage: 'Das muss eine Seite dieser Website sein.',
  passkeyInUse: 'Dieser Passkey wird schon verwendet.',
  passwordTooShort: 'Das Passwort muss mindestens {count, number} Zeichen lang sein',
  notCurrentPassword: 'Das ist nicht Ihr aktuelles Passwort.',
  notYourPassword: 'Das ist nicht Ihr Passwort.',
  alreadyVerified: 'Diese Adresse ist schon bestätigt.',
  notOwnAccount: 'Das geht nicht mit dem eigenen Konto. Bitten Sie jemand anderen darum.',
  httpsAddress: 'Geben Sie eine Adresse an, die mit https:// beginnt.',
  mailProvider: '{domain} gehört einem E-Mail-Anbieter, keinem Unternehmen.',
  clientSecretRequired: 'Geben Sie das Client-Secret ein.',
  ssoUnverified: 'Die Anmeldung Ihres Unternehmens hat Ihre E-Mail-Adresse nicht bestätigt.',
  ssoOtherDomain: 'Ihre E-Mail-Adresse gehört zu keiner Domain des Unternehmens.',
  ssoNotMember: 'Ihr Konto gehört nicht zum Unternehmen. Bitten Sie dort um eine Einladung.',
  futureDate: 'Wählen Sie ein Datum in der Zukunft.',
  grantType: 'Geben Sie genau einen grant_type an: password oder refresh_token.',
  required: 'Das ist ein Pflichtfeld.',
  twoFactorOn: 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  ssoNotIssuer: 'Die Antwort kam nicht vom Aussteller.',
  ssoNoDiscovery: 'Das Discovery-Dokument war nicht lesbar.',
  ssoOtherIssuer: 'Das Discovery-Dokument nennt einen anderen Aussteller: {issuer}',
  ssoUnsafe: 'Das Discovery-Dokument nennt eine Adresse, die nicht mit https beginnt.',
  ssoNoKeys: 'Die Schlüssel waren nicht lesbar.',
  ssoCodeRefused: 'Der Code wurde nicht angenommen.',
  ssoOtherSignIn: 'Das Token gehört nicht zu dieser Anmeldung.',
  ssoOtherClient: 'Das Token gehört zu einem anderen Client.',
  ssoTokenRefused: 'Das Token wurde nicht angenommen.',
  ssoNoIdentity: 'Die Identität der Person war nicht lesbar.',
  ssoTwoPeople: 'Die Antworten betreffen zwei verschiedene Personen.',
  ssoAnswered:
    'Der Identitätsanbieter hat geantwortet, mit {count, plural, one {# Schlüssel} other {# Schlüsseln}}.',
  ssoAnsweredRecordsMissing:
    'Der Identitätsanbieter hat geantwortet, mit {count, plural, one {# Schlüssel} other {# Schlüsseln}}. Noch kein Eintrag für {domains}.',
  listLosesEntries:
    'Gespeicherte Einträge bleiben in der Liste. Legen Sie einen Eintrag still, statt ihn wegzulassen.',
};
