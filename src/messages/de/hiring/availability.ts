/** Texte dazu, wann jemand für Gespräche Zeit hat. */
export const availability = {
  title: 'Verfügbarkeit',
  about: 'Wer einen Gesprächstermin selbst wählt, sieht nur Zeiten, zu denen alle Beteiligten frei sind.',
  workingHours: 'Arbeitszeiten',
  aboutHours:
    'In diesen Zeiten können Gespräche gebucht werden. Bereits gebuchte Gespräche bleiben bestehen.',
  hoursFailed: 'Ihre Arbeitszeiten konnten nicht geladen werden',
  endAfterStart: 'Das Ende muss nach dem Beginn liegen.',
  dayFrom: '{day}, von',
  dayUntil: '{day}, bis',
  dayOff: 'Nicht verfügbar',
} as const;
