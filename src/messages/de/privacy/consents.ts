import type { consents as english } from '../../en/privacy/consents.ts';
import type { Translation } from '../../translation.ts';

export const consents: Translation<typeof english> = {
  discoverable:
    'Unternehmen hier dürfen mich finden, ohne dass ich mich beworben habe: Sie sehen meinen Namen, meinen Ort, meine Kenntnisse, meine letzte Position und wie das, was mein Lebenslauf sagt, zu den Anforderungen ihrer Stelle passt, aber nicht, wie ich zu erreichen bin. Sie dürfen mich zu einer Bewerbung einladen, und ich darf ablehnen. Ich zähle auch mit, wenn einem Unternehmen gesagt wird, wie viele Menschen jede geforderte Kenntnis ausschließt. Ich kann das jederzeit widerrufen; von da an findet und zählt mich niemand.',
  keptByCompany:
    'Dieses Unternehmen darf mich 24 Monate lang für andere Stellen vormerken: Es sieht meinen Namen, meine E-Mail-Adresse, meinen Ort, meine Kenntnisse und wie ich die Anforderungen einer Stelle erfülle, und darf mich zu einer Bewerbung einladen. Ich kann das jederzeit widerrufen und bin dann sofort nicht mehr in seinem Pool.',
  selfIdentification:
    'Ich willige ein, dass meine Antworten bis zu 24 Monate getrennt von meiner Bewerbung gespeichert und mit denen anderer gezählt werden, damit dieses Unternehmen und das Gesetz sehen können, ob fair eingestellt wird. Niemand, der über mich entscheidet, sieht sie, und keine Passung verwendet sie. Ich kann sie jederzeit ändern oder löschen.',
};
