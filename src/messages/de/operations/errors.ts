import type { operationErrors as english } from '../../en/operations/errors.ts';
import type { Translation } from '../../translation.ts';

export const operationErrors: Translation<typeof english> = {
  diskFull: 'Die Festplatte ist voll. Machen Sie Platz und versuchen Sie es noch einmal.',
  backupRunning: 'Es läuft schon eine Sicherung. Warten Sie, bis sie fertig ist.',
  verifyOneAtATime: 'Nur fertige Sicherungen lassen sich prüfen, jeweils eine.',
  backupEncrypted:
    'Diese Sicherung wurde geprüft, bevor sie verschlüsselt wurde. Um sie noch einmal zu prüfen, spielen Sie sie mit Ihrem privaten Schlüssel an anderer Stelle ein.',
  backupBusy: 'Die Sicherung wird gerade erstellt oder geprüft. Warten Sie, bis das fertig ist.',
  alreadyResolved: 'Das ist schon erledigt.',
  alreadyOpen: 'Das ist schon offen.',
  alreadyTakenDown: 'Die Stelle ist schon gesperrt.',
  endInPast: 'Dieser Endzeitpunkt liegt in der Vergangenheit. Wählen Sie einen späteren.',
  announceEarlier: 'Kündigen Sie es höchstens {days, number} Tage im Voraus an.',
  contactedEnough:
    'Sie haben in der letzten Stunde schon mehrere Nachrichten gesendet. Bitte senden Sie diese später.',
  datePast: 'Wählen Sie ein Datum in der Vergangenheit.',
  noReviewNow: 'Hier können Sie nicht mehr um eine Überprüfung bitten.',
  reviewWaiting: 'Ihre letzte Bitte wartet noch auf eine Antwort.',
  alreadyAnswered: 'Das wurde schon beantwortet.',
  agreeOrDecline: 'Setzen Sie das Häkchen, um zuzustimmen, oder lehnen Sie eine Antwort ab.',
};
