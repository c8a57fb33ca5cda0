import type { mcp as english } from '../../en/integrations/mcp.ts';
import type { Translation } from '../../translation.ts';

export const mcp: Translation<typeof english> = {
  applicationSent: 'Die Bewerbung ist gesendet.',
  applicantMoved: 'Die Bewerbung ist verschoben.',
  noResume: 'Es gibt noch keinen Lebenslauf. Laden Sie zuerst einen hoch.',
  unknownResume: 'Diesen Lebenslauf gibt es nicht.',
  otherAnswers: 'Einige Fragen der Stelle brauchen eine andere Antwort: {mistakes}',
  confirmationForeign:
    'Diese Bestätigung passt nicht zu Ihnen, diesem Werkzeug und diesen Angaben. Rufen Sie das Werkzeug zuerst ohne Bestätigung auf.',
  confirmationOld:
    'Diese Bestätigung ist älter als fünf Minuten. Rufen Sie das Werkzeug zuerst ohne Bestätigung auf.',
  confirmationUsed:
    'Diese Bestätigung wurde schon verwendet. Rufen Sie das Werkzeug zuerst ohne Bestätigung auf.',
  scopeNeeded: 'Dafür ist die Berechtigung {scope} nötig.',
  wentWrong: 'Bei uns ist etwas schiefgegangen.',
};
