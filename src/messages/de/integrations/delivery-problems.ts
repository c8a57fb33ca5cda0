import type { deliveryProblems as english } from '../../en/integrations/delivery-problems.ts';
import type { Translation } from '../../translation.ts';

export const deliveryProblems: Translation<typeof english> = {
  noAnswer: 'Keine gültige Antwort.',
  gone: 'Die Antwort war 410 Gone.',
  redirected: 'Der Endpunkt leitete auf eine andere Adresse weiter; dem folgen wir nicht.',
  answered: 'Die Antwort war {status}.',
  switchedOff: 'Der Endpunkt wurde abgeschaltet.',
};
