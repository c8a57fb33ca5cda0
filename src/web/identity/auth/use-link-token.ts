import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The token in the fragment of the address, which is cleared at once so that it stays in no history; null without one. */
export function useLinkToken(): string | null {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const arrived = new URLSearchParams(hash).get('token');
  const [token, setToken] = useState(arrived);
  if (arrived !== null && arrived !== token) setToken(arrived);
  useEffect(() => {
    if (arrived === null) return;
    void navigate({ to: '.', search: true, hash: '', replace: true });
  }, [arrived, navigate]);
  return token;
}
