import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Correction, resumeReading, resumesApi } from '../../../api/candidates/resumes.ts';
import { ApiError, call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { readingQuery } from './resume-queries.ts';

/** What a corrected reading shows in, besides itself. */
const followers = ['dashboard', 'profile', 'experiences', 'fit', 'jobs'];

/**
 * Sends corrections one after another, each on top of the version last seen. `save` fails when they were not kept, and has told why;
 * when somebody changed the reading meanwhile, the newer one is put on the page and `changedElsewhere` is true.
 */
export function useCorrections(id: string) {
  const client = useQueryClient();
  const { queryKey } = readingQuery(id);
  const [changedElsewhere, setChangedElsewhere] = useState(false);
  const { mutateAsync, isPending } = useMutation({
    scope: { id: `reading-${id}` },
    mutationFn: async (corrections: Correction[]) => {
      await client.cancelQueries({ queryKey });
      const version = client.getQueryData(queryKey)?.resume.version ?? 1;
      return call(resumesApi.correctReading, { params: { id }, body: { version, corrections } });
    },
    onSuccess: (reading) => {
      client.setQueryData(queryKey, reading);
      setChangedElsewhere(false);
      for (const name of followers) void client.invalidateQueries({ queryKey: [name] });
    },
    onError: (error) => {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      if (!stale) toast.error(error.message);
      const newer = stale ? resumeReading.safeParse(error.current) : null;
      if (newer?.success) client.setQueryData(queryKey, newer.data);
      else if (stale) void client.invalidateQueries({ queryKey });
      setChangedElsewhere(stale);
    },
  });
  return { save: mutateAsync, busy: isPending, changedElsewhere };
}
