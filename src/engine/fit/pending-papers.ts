/** Whether a folded clause says of a paper that it is applied for, run out, given up or still to come. */
export function isPending(clause: string): boolean {
  return PENDING.test(clause);
}

const PENDING = new RegExp(
  [
    String.raw`\b(?:appl(?:ied|ying|ication)|lodged|awaiting|pending|to be (?:done|sat|taken|obtained|renewed|converted)|ran out|run out|gave up|given up|came off|off the (?:register|list|roll)|left the (?:register|list|roll)|struck off|banned|disqualified|not converted|none yet|not yet|yet to|hoping for|hope for|in progress|would need|still (?:to|needs?|missing)|failed|resit|retake|never held|starting (?:in )?\p{L}+|halfway|modules? (?:passed|done))\b`,
    String.raw`\b(?:beantragt|antrag|lauft|fehlt|folgt|steht (?:noch )?aus|noch nicht|ausstehend|nachgeholt|durchgefallen|verloren)\b`,
    String.raw`\b(?:demandee?|en attente|dossier depose|en cours|a repasser|a obtenir|pas encore|a faire)\b`,
    String.raw`\b(?:solicitad[oa]|en tramite|en proceso|a falta de|cursando|sin homologar|esperando)\b`,
    String.raw`\b(?:in attesa|domanda presentata|richiest[oa]|in corso|da sostenere|da fare|perso)\b`,
    String.raw`\b(?:pedid[oa]|em curso|aguard\w+|por fazer|em processo|requerid[oa])\b`,
    String.raw`\b(?:aangevraagd|in aanvraag|loopt nog|nog niet|in afwachting|mee bezig|bezig met|moet nog|volgt nog)\b`,
    String.raw`\b(?:ansokt|ansokan|vantar pa|pagar|aterstar|ej klar|haller pa)\b`,
    String.raw`\b(?:wniosek|oczekuj\w+|czekam|w toku|w trakcie|jeszcze nie|do zdania)\b`,
  ].join('|'),
  'u',
);
