import type { interviewKit as english } from '../../en/hiring/interview-kit.ts';
import type { Translation } from '../../translation.ts';

export const interviewKit: Translation<typeof english> = {
  closest: 'Die Stelle verlangt: {requirement}. Was haben Sie gemacht, das dem am nächsten kommt?',
  education: 'Die Stelle verlangt: {requirement}. Wo haben Sie gelernt, was dazugehört?',
  language: 'Die Stelle verlangt: {requirement}. Wo sprechen oder schreiben Sie die Sprache heute?',
  licence: 'Die Stelle setzt dies voraus: {requirement}. Haben Sie das, und bis wann ist es gültig?',
  place: 'Der Arbeitsort ist {requirement}. Wie würden Sie von dort arbeiten?',
  partly:
    'Sie haben im Umfeld von {requirement} gearbeitet. Was davon haben Sie selbst gemacht, und was noch nicht?',
  notMet:
    'Sie haben noch nicht mit {requirement} gearbeitet. Was bräuchten Sie, um es zu lernen, und wie haben Sie zuletzt etwas Ähnliches gelernt?',
  unknown:
    'Haben Sie mit {requirement} gearbeitet? Erzählen Sie vom letzten Mal: Was haben Sie gemacht, und wie ging es aus?',
};
