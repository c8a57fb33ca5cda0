import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../platform/ui/toast.ts';

/** Something that staff can do: tells its outcome, and fetches again what is kept under `queryKey`. */
export function useStaffAction<Input = void>(
  queryKey: QueryKey,
  act: (input: Input) => Promise<unknown>,
  done: string | ((input: Input) => string),
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, input) => toast.success(typeof done === 'string' ? done : done(input)),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
