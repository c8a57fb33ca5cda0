import { useQuery } from '@tanstack/react-query';
import { type RejectReason, rejectReasonNames, rejectReasons } from '../../../api/hiring/rejections.ts';
import { labelsInPage } from '../../../messages/in-page.ts';
import { companyListsQuery } from '../../identity/company-lists/company-list-queries.ts';

/** Why an employer rejects an application, in words, in the order of the number keys. */
export const rejectReasonLabels: Record<RejectReason, string> = labelsInPage(rejectReasons);

/** A reason to choose: a standard one, or one of the company's own, by its id. */
export type OfferedReason = { value: string; label: string; reason: RejectReason; own_reason?: string };

const standard: OfferedReason[] = rejectReasonNames.map((reason) => ({
  value: reason,
  label: rejectReasonLabels[reason],
  reason,
}));

/** The reasons that are offered: the company's own and `other`, where it has some, else the standard ones; null while that is not known. */
export function useOfferedReasons(enabled: boolean): OfferedReason[] | null {
  const { data, isError } = useQuery({ ...companyListsQuery, enabled });
  if (!data) return isError ? standard : null;
  const own = data.reject_reasons.items.filter(({ retired }) => !retired);
  if (own.length === 0) return standard;
  return [
    ...own.map(({ id, name }) => ({ value: id, label: name, reason: 'other' as const, own_reason: id })),
    ...standard.filter(({ reason }) => reason === 'other'),
  ];
}

/** What a chosen reason is called, also one that is no longer offered; undefined of an own one that is not known yet. */
export function useReasonName(reason: string | undefined): string | undefined {
  const name = standard.find(({ value }) => value === reason)?.label;
  const { data } = useQuery({ ...companyListsQuery, enabled: reason !== undefined && name === undefined });
  return name ?? data?.reject_reasons.items.find(({ id }) => id === reason)?.name;
}
