import type { hiringMails as english } from '../../en/hiring/hiring-mails.ts';
import type { Translation } from '../../translation.ts';

export const hiringMails: Translation<typeof english> = {
  appliedFooter:
    'Tenon hat diese E-Mail gesendet, weil Sie sich auf eine Stelle beworben haben. Antworten werden nicht gelesen.',
  seeYourApplication: 'Bewerbung ansehen',

  receiptSubject: 'Ihre Bewerbung: {job} bei {employer}',
  receiptPreheader: '{employer} hat Ihre Bewerbung erhalten. Diese E-Mail enthält eine Kopie.',
  receiptTitle: 'Ihre Bewerbung wurde gesendet',
  receiptApplied: 'Sie haben sich am {at, date, moment} bei {employer} beworben: {job}.',
  receiptResume: 'Lebenslauf: {name}',
  receiptNoNote: 'Anschreiben: keines',
  receiptNote: 'Anschreiben:',
  receiptNotAnswered: '{question} Nicht beantwortet',
  receiptWithdraw: 'Dort können Sie sie zurückziehen, solange nicht entschieden ist.',

  changedSubject: 'Die Anforderungen haben sich geändert: {job}',
  changedPreheader: 'Geändert: {fields}.',
  changedTitle: 'Eine Stelle, auf die Sie sich beworben haben, hat sich geändert',
  changedText:
    '{employer} hat nach Ihrer Bewerbung die Anforderungen an diese Stelle geändert: {job}. Geändert: {fields}.',
  changedStays:
    'Ihre Bewerbung bleibt so, wie Sie sie gesendet haben. Ihre Passung wird neu berechnet, und Sie können jeden Grund dafür sehen.',
  requirement:
    '{field, select, skills {Erforderliche Kenntnisse} years {Jahre Berufserfahrung} education {Ausbildung} languages {Sprachen} location_type {Arbeitsort} locations {Orte} other {{field}}}',
  seeTheJob: 'Stelle ansehen',
  notInterested: 'Wenn Sie kein Interesse mehr haben, können Sie Ihre Bewerbung dort zurückziehen.',
  closedSubject: 'Keine neuen Bewerbungen mehr: {job}',
  closedPreheader: '{employer} hat die Stelle geschlossen. Ihre Bewerbung bleibt offen.',
  closedTitle: 'Eine Stelle, auf die Sie sich beworben haben, wurde geschlossen',
  closedText: '{employer} hat diese Stelle geschlossen: {job}. Sie nimmt keine Bewerbungen mehr an.',
  closedStays:
    'Über Ihre Bewerbung ist damit nicht entschieden. Sie bleibt so, wie Sie sie gesendet haben, und wir benachrichtigen Sie, sobald es eine Entscheidung gibt.',
  seeTheJobAndSimilar: 'Stelle und ähnliche ansehen',

  rejectionSubject: 'Ihre Bewerbung bei {employer}: {job}',
  rejectionPreheader: '{employer} hat sich gegen Ihre Bewerbung entschieden.',
  rejectionTitle: 'Eine Antwort auf Ihre Bewerbung',
  rejectionThanks:
    'Vielen Dank für Ihre Bewerbung bei {employer} ({job}) und für die Zeit, die Sie sich genommen haben.',
  rejectionDecided:
    '{employer} hat entschieden, Ihre Bewerbung nicht weiterzuverfolgen. Wir wissen, dass Sie auf eine andere Antwort gehofft haben.',
  rejectionByPerson: 'Diese Entscheidung hat ein Mensch getroffen.',
  rejectionSoftware: 'Welchen Anteil Software an dieser Entscheidung hatte:',
  rejectionNoMatch:
    'Wer entschieden hat, bekam keine Passung angezeigt. In Ihrem Konto können Sie berichtigen, was aus Ihrem Lebenslauf gelesen wurde, und alle Ihre Daten herunterladen.',
  rejectionAsk:
    'Sie können {employer} nach den Gründen fragen und darum bitten, dass ein Mensch die Entscheidung überprüft.',
  noticeSubject: 'Wie ein Wert verwendet wurde: {job} bei {employer}',
  noticeTitle: 'Welchen Anteil Software an der Entscheidung über Ihre Bewerbung hatte',
  noticeShown:
    'Als ein Mensch bei {employer} am {on, date, day} entschied, Ihre Bewerbung nicht weiterzuverfolgen ({job}), war neben Ihrem Lebenslauf eine Passung zu sehen: ein Prozentwert, den dieses Programm berechnet, mit seinen Gründen.',
  noticeRests:
    'Die Passung vergleicht Kenntnisse, Berufsjahre, Erfahrungsstufe, Ausbildung und Sprachen, die die Stelle verlangt, mit dem, was in Ihrem Lebenslauf und Ihren Antworten steht. Sie verwendet weder Namen noch Foto, Adresse, Alter, Geschlecht oder Schule. Sie führt nie von selbst zu einer Absage: Menschen entscheiden.',
  noticeCorrect:
    'Sie können die Passung und jeden Grund dafür sehen und berichtigen, was falsch ist: was aus Ihrem Lebenslauf gelesen wurde, Ihr Profil und Ihre Antworten auf die Anforderungen der Stelle. Die Passung wird dann neu berechnet. Sie können auch alle Ihre Daten herunterladen.',
  noticeReview:
    'Wenn Sie meinen, dass die Entscheidung auf etwas Falschem beruht, oder ohne die Passung beurteilt werden möchten, bitten Sie auf der Seite Ihrer Bewerbung um Überprüfung durch einen Menschen. Bei {employer} sieht dann ein Mensch noch einmal nach und antwortet Ihnen schriftlich.',

  noLongerLeadingSubject: 'Sie führen ein Gespräch nicht mehr: {job}',
  noLongerLeadingPreheader: 'Es wird aus Ihrem Kalender entfernt.',
  noLongerLeadingTitle: 'Sie führen ein Gespräch nicht mehr',
  noLongerLeadingText:
    'Sie arbeiten bei {employer} nicht mehr an dieser Stelle ({job}). Das Gespräch führen deshalb andere.',
  noLongerLeadingFile: 'Die angehängte Datei entfernt es aus Ihrem Kalender.',

  calendarOfCandidate: 'Gespräch: {job} bei {employer}',
  calendarOfCompany: 'Gespräch: {applicant} für {job}',
  calendarOfCompanyBlind: 'Gespräch: Bewerbung für {job}',

  confirmSubject: 'Bestätigen Sie Ihre Bewerbung: {job}',
  confirmPreheader: 'Der Link gilt einmal, innerhalb von {hours, number} Stunden.',
  confirmTitle: 'Bestätigen Sie Ihre Bewerbung',
  confirmText:
    'Ihre Bewerbung bei {employer} ist bereit zum Senden: {job}. Bestätigen Sie, dass sie von Ihnen ist, dann wird sie gesendet.',
  confirmButton: 'Meine Bewerbung bestätigen',
  confirmAfter:
    'Der Link gilt einmal, innerhalb von {hours, number} Stunden. Wenn Sie ihn nicht verwenden, wird alles gelöscht, was Sie gesendet haben.',
  confirmNotYou:
    'Wenn Sie sich nicht beworben haben, ignorieren Sie diese E-Mail oder öffnen Sie den Link, um alles zu löschen. Das Unternehmen hat nichts erhalten.',
  confirmFooter:
    'Tenon hat diese E-Mail gesendet, weil jemand diese Adresse für eine Bewerbung bei {employer} eingegeben hat. Antworten werden nicht gelesen.',
  addedSubject: '{company} zieht Sie für eine Stelle in Betracht: {job}',
  addedPreheader: 'Woher Ihr Lebenslauf stammt und wie Sie ihn löschen lassen.',
  addedTitle: '{company} zieht Sie für diese Stelle in Betracht: {job}',
  addedText:
    '{company} hat dafür Ihren Lebenslauf bei Tenon gespeichert. Was darin steht, wird mit den Anforderungen der Stelle verglichen; entscheiden werden Menschen, nie ein Wert.',
  pooledSubject: '{company} hat Sie in den Talentpool aufgenommen',
  pooledText:
    '{company} hat Ihren Lebenslauf bei Tenon gespeichert und zieht Sie vielleicht für eine Stelle in Betracht, jetzt oder später. Entscheiden werden Menschen, nie ein Wert.',
  addedSource:
    'Woher das Unternehmen Ihren Lebenslauf hat und warum es ihn speichert, in seinen eigenen Worten: {source}',
  referredBy:
    '{kind, select, agency {Die Agentur {name} hat Sie empfohlen} other {{name} aus dem Team hat Sie empfohlen}} und sagt, dass Sie damit einverstanden sind.',
  addedOpen: 'Ansehen, was gespeichert ist',
  addedRights:
    'Dort können Sie alles löschen lassen oder es als eigenes Konto übernehmen, um die Bewerbung zu verfolgen, zu berichtigen und zu antworten. Wer diesen Link hat, kann dasselbe tun: Geben Sie ihn nicht weiter.',
  addedFooter:
    'Tenon hat diese E-Mail gesendet, weil {company} diese Adresse aufgenommen hat. Antworten werden nicht gelesen.',
};
