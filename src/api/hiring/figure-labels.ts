import { messageText } from '../platform/message-text.ts';
import type { FigureName } from './figures.ts';

/** What each figure counts, in words. */
export const figureWords: Record<FigureName, string> = {
  applied: messageText('reports.figureApplied'),
  reached_screen: messageText('reports.figureReachedScreen'),
  reached_interview: messageText('reports.figureReachedInterview'),
  reached_offer: messageText('reports.figureReachedOffer'),
  reached_hired: messageText('reports.figureReachedHired'),
  answered: messageText('reports.figureAnswered'),
  answers_due: messageText('reports.figureAnswersDue'),
  answers_kept: messageText('reports.figureAnswersKept'),
  left_new: messageText('reports.figureLeftNew'),
  left_screen: messageText('reports.figureLeftScreen'),
  left_interview: messageText('reports.figureLeftInterview'),
  left_offer: messageText('reports.figureLeftOffer'),
  offers_ended: messageText('reports.figureOffersEnded'),
  offers_accepted: messageText('reports.figureOffersAccepted'),
  hires: messageText('reports.figureHires'),
  rejected: messageText('reports.figureRejected'),
  interviewed_by: messageText('reports.figureInterviewedBy'),
  scorecards_missing: messageText('reports.figureScorecardsMissing'),
};
