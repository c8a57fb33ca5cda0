import type { scorecards as english } from '../../en/hiring/scorecards.ts';
import type { Translation } from '../../translation.ts';

export const scorecards: Translation<typeof english> = {
  scorecards: 'Bewertungen',
  changeMine: 'Meine Bewertung ändern',
  fillInMine: 'Meine Bewertung abgeben',
  hiddenOthers:
    '{count, plural, one {Eine Person aus Ihrem Team hat} other {# Personen aus Ihrem Team haben}} schon bewertet. Sie sehen das, sobald Sie Ihre Bewertung abgegeben haben, damit es Sie nicht beeinflusst.',
  questions: '{count, plural, one {# Frage} other {# Fragen}} für das Gespräch',
  aboutQuestions: 'Zu Anforderungen, die die Bewerbung offen lässt. Unbekannt heißt nicht, dass etwas fehlt.',
  you: 'Sie',
  formerColleague: 'Jemand, der nicht mehr im Unternehmen ist',
  yours: 'Ihre Bewertung',
  scorecardOf: 'Bewertung von {author}',
  rating: '{attribute} {rating} von 4',
  chooseVerdict: 'Wählen Sie eine Empfehlung.',
  aboutMarks:
    '1 heißt „nicht gezeigt“, 4 heißt „herausragend“. Lassen Sie aus, wonach Sie nicht gefragt haben.',
  verdict: 'Ihre Empfehlung',
  why: 'Warum',
  cancel: 'Abbrechen',
  submit: 'Bewertung abgeben',
  ratings: 'Noten',
  submitted: 'Bewertung abgegeben.',
  strongYes: 'Unbedingt',
  yes: 'Ja',
  no: 'Nein',
  strongNo: 'Auf keinen Fall',
};
