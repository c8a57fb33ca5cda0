import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../platform/ui/use-live.ts';

/** Fetches the scores on the page again when the server has calculated new ones. For signed-in pages only. */
export function LiveScores() {
  const queries = useQueryClient();
  useLive((event) => {
    if (event.type === 'resume') void queries.invalidateQueries({ queryKey: ['resumes'] });
    const isScored =
      event.type === 'fit' ? event.done >= event.total : event.type === 'resume' && event.stage === 'scored';
    if (!isScored) return;
    void queries.invalidateQueries({ queryKey: ['fit'] });
    void queries.invalidateQueries({ queryKey: ['jobs', 'list'] });
  });
  return null;
}
