import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../platform/ui/toast.ts';
import { useInvalidate } from '../../platform/ui/use-invalidate.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { t } from '../../platform/messages.ts';

/** Fetches lists of applicants again when the server tells that somebody applied or was moved, or that one sees a job no more. */
export function LiveApplicants() {
  const queries = useQueryClient();
  const invalidate = useInvalidate();
  useLive((event) => {
    if (event.type === 'bulk_action') invalidate(['bulk', 'one', event.id]);
    if (event.type === 'job_access') {
      toast.warning(t('applications.leftTeam', { job: event.title }));
      // What was loaded is dropped at once; what is still open is asked for again, and not found.
      for (const key of ['applicants', 'messages', 'recruiter', 'bulk', 'jobs']) {
        void queries.resetQueries({ queryKey: [key] });
      }
    }
    if (event.type !== 'applications') return;
    invalidate(['applicants']);
    invalidate(['recruiter']);
  });
  return null;
}
