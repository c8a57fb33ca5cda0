import { useWindowEvent } from '@mantine/hooks';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';

/** Takes a file dropped on an element, or pasted anywhere on the page outside a text field; only the first of many. */
export function useResumeDrop(onFile: (file: File | undefined) => void) {
  useWindowEvent('paste', (event) => {
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    const file = event.clipboardData?.files[0];
    if (!file || typing) return;
    event.preventDefault();
    onFile(file);
  });
  return useFileDrop(({ files }) => onFile(files[0]));
}
