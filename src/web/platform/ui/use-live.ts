import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type LiveEvent, liveEvent } from '../../../api/platform/live.ts';
import { sessionOf } from '../shell/session.tsx';

type Listener = { onEvent: (event: LiveEvent) => void; onMissed: () => void };

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** A change of my account may bring this browser a new cookie, with an answer that is on its way. */
const cookieMs = 500;
const listeners = new Set<Listener>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = firstWaitMs;
/** From when on, by the server's clock, all is heard; null before the first stream. */
let heardFrom: number | null = null;

/**
 * Hears what the server tells about my own work in progress while the component is shown. All hooks of a tab share one
 * connection. What was told before it opened, or while it was broken, is made up for: everything on show is fetched again.
 */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const client = useQueryClient();
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener: Listener = {
      onEvent: (event) => {
        if (event.type === 'account') setTimeout(sessionOf(client).check, cookieMs);
        else hear(event);
      },
      onMissed: () => void client.invalidateQueries(),
    };
    listeners.add(listener);
    if (!source) open();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) close();
    };
  }, [client]);
}

function open(): void {
  const opened = new EventSource('/api/live');
  source = opened;
  opened.onmessage = (message: MessageEvent<string>) => {
    const { data: event } = liveEvent.safeParse(parseJson(message.data));
    if (event?.type === 'opened') catchUp(event);
    else if (event) for (const listener of listeners) listener.onEvent(event);
  };
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(open, waitMs);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  };
}

function catchUp({ at, told_at: toldAt }: { at: number; told_at: number }): void {
  waitMs = firstWaitMs;
  const [listener] = listeners;
  if (toldAt >= (heardFrom ?? servedAt())) listener?.onMissed();
  heardFrom = at;
}

/** When the server sent the page; what was fetched since is newer. */
function servedAt(): number {
  return Number(document.querySelector<HTMLMetaElement>('meta[name="served-at"]')?.content);
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
  waitMs = firstWaitMs;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
