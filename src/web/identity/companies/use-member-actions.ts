import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Member, membersApi } from '../../../api/identity/members.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { membersQuery } from './company-queries.ts';
import { t } from '../../platform/messages.ts';

/** What one can do about the members; each tells how it went. */
export function useMemberActions() {
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const ends = {
    onError: (error: Error) => {
      const gone = error instanceof ApiError && error.code === 'not_found';
      toast.error(gone ? t('companies.notAMember') : error.message);
    },
    // Whether I own the company, or work for it at all, may have changed.
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: membersQuery.queryKey }), refresh()]),
  };
  const remove = useMutation({
    mutationFn: ({ id }: Member) => call(membersApi.removeMember, { params: { id } }),
    onSuccess: (_answer, { name }) => toast.success(t('companies.removed', { name })),
    ...ends,
  });
  const leave = useMutation({
    mutationFn: () => call(membersApi.removeMember, { params: { id: user?.id ?? '' } }),
    onSuccess: () => toast.success(t('companies.left')),
    ...ends,
  });
  const transfer = useMutation({
    mutationFn: ({ member: { id }, keep }: { member: Member; keep: boolean }) =>
      call(membersApi.transferOwnership, { params: { id }, body: { keep } }),
    onSuccess: (_answer, { member: { name }, keep }) =>
      toast.success(keep ? t('companies.nowOwnerToo', { name }) : t('companies.nowOwner', { name })),
    ...ends,
  });
  return { remove, leave, transfer };
}
