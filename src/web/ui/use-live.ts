import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type LiveEvent, liveEvent } from '../../api/live.ts';
import { sessionOf } from '../shell/session.tsx';

type Listener = { onEvent: (event: LiveEvent) => void; onReturn: () => void };

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** A change of my account may bring this browser a new cookie, with an answer that is on its way. */
const cookieMs = 500;
const listeners = new Set<Listener>();
let source: EventSource | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let waitMs = firstWaitMs;
let wasLost = false;

/**
 * Hears what the server tells about my own work in progress while the component is shown. All hooks of a tab share one
 * connection; when it comes back after a break, everything on show is fetched again, since events may have been missed.
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
      onReturn: () => void client.invalidateQueries(),
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
  opened.onopen = () => {
    waitMs = firstWaitMs;
    if (wasLost) for (const listener of listeners) listener.onReturn();
    wasLost = false;
  };
  opened.onmessage = (message: MessageEvent<string>) => {
    const event = liveEvent.safeParse(parseJson(message.data));
    if (event.success) for (const listener of listeners) listener.onEvent(event.data);
  };
  opened.onerror = () => {
    wasLost = true;
    if (opened.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(open, waitMs);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  };
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
  wasLost = false;
  waitMs = firstWaitMs;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
