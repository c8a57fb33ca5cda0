import { sourceName } from '../../../api/hiring/application-sources.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';

const bandWords = {
  strong: 'strong match',
  good: 'good match',
  partial: 'partial match',
  low: 'low match',
  unscored: 'not scored',
};

const dueLabel = {
  answer: 'answer overdue',
  decision: 'decision due',
  review: 'review by a person asked for',
};

/** What a list of applicants shows, in words. */
export function searchWords(search: ApplicantSearch): string {
  const parts = [
    search.stage && `stage ${search.stage}`,
    search.band && bandWords[search.band],
    search.q && `“${search.q}”`,
    search.place && `in ${search.place}`,
    search.tag && `tag ${search.tag}`,
    search.source && `from ${sourceName(search.source)}`,
    search.from && `applied from ${search.from}`,
    search.to && `applied until ${search.to}`,
    search.assigned && (search.assigned === 'me' ? 'assigned to me' : 'unassigned'),
    search.due && dueLabel[search.due],
    search.posted && 'jobs I posted',
    search.flagged && 'answers to check',
    search.question && search.answer && `answered ${search.answer}`,
  ].filter(Boolean);
  const who = parts.length === 0 ? 'everybody' : parts.join(', ');
  const order = search.sort === 'fit' ? 'ranked by fit' : 'newest first';
  return `${who}; ${order}${search.view === 'board' ? ', as a board' : ''}`;
}
