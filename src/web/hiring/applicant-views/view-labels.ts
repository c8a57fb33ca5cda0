import { sourceLabel } from '../reports/source-labels.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { stageLabels, wordsOfStage } from '../job-stages/stage-labels.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { givenAnswer } from '../../jobs/jobs/job-labels.ts';
import { t } from '../../platform/messages.ts';

const bandWords = {
  strong: t('applicantViews.strong'),
  good: t('applicantViews.good'),
  partial: t('applicantViews.partial'),
  low: t('applicantViews.low'),
  unscored: t('applicantViews.unscored'),
};

const dueLabel = {
  answer: t('applicantViews.answerOverdue'),
  decision: t('applicantViews.decisionDue'),
  review: t('applicantViews.reviewAsked'),
};

/** What a list of applicants shows, in words. */
export function searchWords(search: ApplicantSearch): string {
  const parts = [
    search.stage && t('applicantViews.inStage', { stage: wordsOfStage(stageLabels, search.stage) }),
    search.band && bandWords[search.band],
    search.q && t('applicantViews.quoted', { text: search.q }),
    search.place && t('applicantViews.inPlace', { place: search.place }),
    search.tag && t('applicantViews.withTag', { tag: search.tag }),
    search.source && t('applicantViews.fromSource', { source: sourceLabel(search.source) }),
    search.from && t('applicantViews.appliedFrom', { day: formatDate(search.from) }),
    search.to && t('applicantViews.appliedUntil', { day: formatDate(search.to) }),
    search.assigned &&
      (search.assigned === 'me' ? t('applicantViews.assignedToMe') : t('applicantViews.unassigned')),
    search.due && dueLabel[search.due],
    search.posted && t('applicantViews.jobsIPosted'),
    search.flagged && t('applicantViews.answersToCheck'),
    search.question && search.answer && t('applicantViews.answered', { answer: givenAnswer(search.answer) }),
  ].filter(Boolean);
  const filters = parts.length === 0 ? t('applicantViews.everyone') : parts.join(', ');
  return t('applicantViews.filtersAndOrder', {
    filters,
    order: search.sort ?? 'newest',
    view: search.view ?? 'list',
  });
}
