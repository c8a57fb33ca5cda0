import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ApplicantSearch } from './applicant-search.ts';

/** The parts of an applicant's page; the resume is one where the window has no room for it beside the others. */
export const applicantTabs = [
  'review',
  'resume',
  'messages',
  'interviews',
  'notes',
  'offer',
  'files',
  'timeline',
] as const;
export type ApplicantTab = (typeof applicantTabs)[number];

/** The open part, as the address says behind its `#`, and how to open another. */
export function useApplicantTab(
  id: string,
  search: ApplicantSearch,
): [ApplicantTab, (next: ApplicantTab) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const tab = applicantTabs.find((name) => name === hash) ?? 'review';
  function open(next: ApplicantTab): void {
    void navigate({
      to: '/applicants/$id',
      params: { id },
      search,
      ...(next === 'review' ? {} : { hash: next }),
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    });
  }
  return [tab, open];
}
