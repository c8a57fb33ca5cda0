import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { nothingPicked, pickFiles } from './picked-files.ts';

/** The files that were picked so far; opening ZIP files takes a moment. */
export function usePicked() {
  const [picked, setPicked] = useState(nothingPicked);
  const open = useMutation({
    mutationFn: (files: File[]) => pickFiles(picked, files),
    onSuccess: setPicked,
  });
  return {
    picked,
    opening: open.isPending,
    pick: (files: File[]) => open.mutate(files),
    clear: () => setPicked(nothingPicked),
  };
}
