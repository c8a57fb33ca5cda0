import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { nothingPicked, pickFiles } from './picked-files.ts';

let handed: File[] = [];

/** Hands files that were dropped on another page to the page that is opened for them. */
export function handFiles(files: File[]): void {
  handed = files;
}

/** The files that were picked so far, with those that another page handed over; opening ZIP files takes a moment. */
export function usePicked() {
  const [picked, setPicked] = useState(nothingPicked);
  const open = useMutation({
    mutationFn: (files: File[]) => pickFiles(picked, files),
    onSuccess: setPicked,
  });
  const takeHanded = useEffectEvent(() => {
    const files = handed;
    handed = [];
    if (files.length > 0) open.mutate(files);
  });
  useEffect(() => takeHanded(), []);
  return {
    picked,
    opening: open.isPending,
    pick: (files: File[]) => open.mutate(files),
    clear: () => setPicked(nothingPicked),
  };
}
