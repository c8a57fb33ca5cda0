import { lazy, Suspense } from 'react';
import { servedFact } from './served-facts.ts';
import { useSession } from './session.tsx';

const Banner = lazy(async () => ({ default: (await import('./signed-in.tsx')).MaintenanceBanner }));

/** Says of maintenance what the served page knows and, to those who are signed in, what is told later. */
export function MaintenanceNotice() {
  const { user } = useSession();
  return <Suspense>{(user || servedFact('maintenance')) && <Banner />}</Suspense>;
}
