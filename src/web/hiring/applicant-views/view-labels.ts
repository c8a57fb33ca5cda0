import { rejectReasonNames } from '../../../api/hiring/rejections.ts';
import { fieldFiltersText, readFieldFilters } from '../../../api/hiring/custom-field-filters.ts';
import { rejectReasonLabels } from '../applications/reject-reasons.ts';
import { figureLabels } from '../reports/figure-labels.ts';
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

/** A filter that is set, in words, and the parts of the address that set it. */
export type SetFilter = {
  words: string;
  names: (keyof ApplicantSearch)[];
  /** What the address says in their place without the filter, where they set others too. */
  rest?: ApplicantSearch;
};

/** What the reason for rejection and the department are called, where that is known. */
type Names = {
  reason?: string | undefined;
  department?: string | undefined;
  /** Of fields of the company's own, each of `custom_fields`, in words. */
  custom_fields?: string[] | undefined;
};

/** The filters that are set, in words; `names` are those of entries of the company's lists. */
export function setFilters(search: ApplicantSearch, names: Names = {}): SetFilter[] {
  const { stage, band, q, place, tag, source, from, to, assigned, due, question, answer } = search;
  const filters: SetFilter[] = [];
  const add = (words: string | false | undefined, ...names: (keyof ApplicantSearch)[]) => {
    if (words) filters.push({ words, names });
  };
  add(stage && t('applicantViews.inStage', { stage: wordsOfStage(stageLabels, stage) }), 'stage');
  add(band && bandWords[band], 'band');
  add(q && t('applicantViews.quoted', { text: q }), 'q');
  add(place && t('applicantViews.inPlace', { place }), 'place');
  add(tag && t('applicantViews.withTag', { tag }), 'tag');
  add(
    search.reason && t('applicantViews.rejectedFor', { reason: reasonWords(search.reason, names.reason) }),
    'reason',
  );
  add(
    search.department &&
      t('applicantViews.ofDepartment', { name: names.department || t('applicantViews.ownDepartment') }),
    'department',
  );
  add(source && t('applicantViews.fromSource', { source: sourceLabel(source) }), 'source');
  add(from && t('applicantViews.appliedFrom', { day: formatDate(from) }), 'from');
  add(to && t('applicantViews.appliedUntil', { day: formatDate(to) }), 'to');
  add(assigned === 'me' && t('applicantViews.assignedToMe'), 'assigned');
  add(assigned === 'nobody' && t('applicantViews.unassigned'), 'assigned');
  add(due && dueLabel[due], 'due');
  add(search.posted && t('applicantViews.jobsIPosted'), 'posted');
  add(search.flagged && t('applicantViews.answersToCheck'), 'flagged');
  add(
    question && answer && t('applicantViews.answered', { answer: givenAnswer(answer) }),
    'question',
    'answer',
    'answer_by',
  );
  addCounted(search, add);
  return [...filters, ...fieldFilterParts(search.custom_fields, names.custom_fields)];
}

/** Each filter by a field of the company's own, which can be taken away by itself. */
function fieldFilterParts(written: string | undefined, words: string[] | undefined): SetFilter[] {
  const parts = written === undefined ? [] : (readFieldFilters(written) ?? []);
  return parts.map((_part, at) => {
    const others = parts.toSpliced(at, 1);
    return {
      words: words?.[at] ?? t('applicantViews.ownField'),
      names: ['custom_fields'],
      rest: others.length === 0 ? {} : { custom_fields: fieldFiltersText(others) },
    };
  });
}

function reasonWords(reason: string, name: string | undefined): string {
  const standard = rejectReasonNames.find((one) => one === reason);
  return name ?? (standard ? rejectReasonLabels[standard] : t('applicantViews.ownReason'));
}

/** Of which figure of a report, and of whose teams; the names of colleagues are not known here. */
function addCounted(
  { counted, counted_from: from, counted_to: to, member }: ApplicantSearch,
  add: (words: string | false | undefined, ...names: (keyof ApplicantSearch)[]) => void,
): void {
  const figure = counted && figureLabels[counted];
  add(
    figure &&
      (from && to
        ? t('applicantViews.countedBetween', { figure, from: formatDate(from), to: formatDate(to) })
        : figure),
    'counted',
    'counted_from',
    'counted_to',
    'counted_by',
  );
  add(member && t('applicantViews.onTeamOf'), 'member');
}

/** What a list of applicants shows, in words. */
export function searchWords(search: ApplicantSearch): string {
  const parts = setFilters(search).map(({ words }) => words);
  const filters = parts.length === 0 ? t('applicantViews.everyone') : parts.join(', ');
  return t('applicantViews.filtersAndOrder', {
    filters,
    order: search.sort ?? 'newest',
    view: search.view ?? 'list',
  });
}
