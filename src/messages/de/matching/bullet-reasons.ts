import type { bulletReasons as english } from '../../en/matching/bullet-reasons.ts';
import type { Translation } from '../../translation.ts';

export const bulletReasons: Translation<typeof english> = {
  plainer: 'Sagt es in einfacheren Worten.',
  figures: 'Schreibt Zahlen als Ziffern, die man auf einen Blick sieht.',
  opensWithDoing: 'Beginnt mit dem, was Sie tun.',
  opensWithDone: 'Beginnt mit dem, was Sie getan haben.',
  present: 'In der Gegenwart, weil Sie diese Stelle jetzt haben.',
  past: 'In der Vergangenheit, weil diese Stelle beendet ist.',
  shorter: 'Lässt Wörter weg, die nichts aussagen.',
  joined: 'Verbindet die Teile mit „and“.',
  verb: 'Sagt „{text}“ statt „{before}“.',
  named: 'Nennt {before} wie die Stellenanzeige „{name}“.',
  first: 'Nennt {name} zuerst, weil die Stelle es verlangt.',
  model: 'Vom Sprachmodell formuliert und mit Ihrer Angabe abgeglichen.',
  shows: 'Zeigt {skills}.',
  couldShow: 'Könnte {requirement} zeigen, was die Stelle verlangt.',
};
