import { useNavigate, useSearch } from '@tanstack/react-router';

/** Goes on to the second step of a sign-in, for an answer without a user. */
export function useAskForCode(): () => Promise<void> {
  const navigate = useNavigate();
  const { from } = useSearch({ strict: false });
  return () => navigate({ to: '/auth/two-factor', search: from ? { from } : {} });
}
