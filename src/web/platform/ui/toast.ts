import type { Toast } from './toasts.tsx';

/** Shows a short message for 5 seconds, longer while it is hovered or focused; errors interrupt a screen reader. */
export const toast = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
  warning: (text: string) => show({ kind: 'warning', text }),
  info: (text: string) => show({ kind: 'info', text }),
  /** Tells of an act that can be taken back for a while. */
  undo: (text: string, undo: () => unknown) => show({ kind: 'success', text, undo }),
};

let latest: Toast | null = null;
const listeners = new Set<() => void>();

/** The newest toast, or null before the first. */
export function latestToast(): Toast | null {
  return latest;
}

/** Calls back at every toast; returns how to stop. */
export function onToast(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

/** Loads the part that draws toasts, which no page needs before its first one. */
export function loadToasts() {
  return import('./toasts.tsx');
}

function show(next: Toast): void {
  latest = next;
  for (const listener of listeners) listener();
  // A toast that cannot be drawn, because the connection is gone, has still been read out.
  draw(next).catch(() => undefined);
}

async function draw(next: Toast): Promise<void> {
  const { drawToast } = await loadToasts();
  drawToast(next);
}
