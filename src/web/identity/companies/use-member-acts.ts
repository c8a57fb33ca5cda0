import { useQueryClient } from '@tanstack/react-query';
import { type Member, membersApi } from '../../../api/identity/members.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { membersQuery } from './company-queries.ts';

/** What one can do about the members; each tells how it went. */
export function useMemberActs() {
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const reload = () => client.invalidateQueries({ queryKey: membersQuery.queryKey });

  async function act(work: () => Promise<unknown>, told: string) {
    try {
      await work();
      toast.success(told);
    } catch (error) {
      const gone = error instanceof ApiError && error.code === 'not_found';
      toast.error(gone ? 'This person does not work here any more.' : wordsOf(error));
    }
    // Whether I own the company, or work for it at all, may have changed.
    await Promise.all([reload(), refresh()]);
  }

  return {
    remove: ({ id, email }: Member) =>
      act(() => call(membersApi.removeMember, { params: { id } }), `${email} is removed.`),
    leave: () =>
      act(
        () => call(membersApi.removeMember, { params: { id: user?.id ?? '' } }),
        'You have left the company.',
      ),
    transfer: ({ id, email }: Member, keep: boolean) =>
      act(
        () => call(membersApi.transferOwnership, { params: { id }, body: { keep } }),
        keep ? `${email} is an owner now, as you are.` : `${email} owns the company now.`,
      ),
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
