import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryFunction,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';

/** A query whose first answer comes with those of the whole screen. */
export type ScreenPart<Screen> = (client: QueryClient, read: () => Promise<Screen | null>) => void;

/**
 * Has one read of the whole screen answer what its parts ask first. They ask by themselves from then on, and at once where that
 * read fails or `from` finds nothing in it for them. `key` says of which record the screen is.
 */
export function useFirstRead<Screen>(
  key: string,
  ask: () => Promise<Screen>,
  parts: ScreenPart<Screen>[],
): void {
  const client = useQueryClient();
  const [readFor, setReadFor] = useState<string | null>(null);
  if (readFor === key) return;
  // Before the parts are drawn: what they ask for is on its way then.
  setReadFor(key);
  readParts(client, ask, parts);
}

/** Has one read of a whole screen answer what its parts ask, where that is not known already. */
export function readParts<Screen>(
  client: QueryClient,
  ask: () => Promise<Screen>,
  parts: ScreenPart<Screen>[],
): void {
  let screen: Promise<Screen | null> | null = null;
  const read = () => (screen ??= ask().catch(() => null));
  for (const part of parts) part(client, read);
}

/** A part of a screen: its own query, and where its answer stands in that of the screen; undefined where it does not. */
export function screenPart<Screen, Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  from: (screen: Screen, client: QueryClient) => Data | undefined,
): ScreenPart<Screen> {
  return (client, read) => {
    const { queryFn: ask } = query;
    const queryFn: QueryFunction<Data, Key> = async (context) => {
      const screen = await read();
      const data = screen === null ? undefined : from(screen, client);
      if (data !== undefined) return data;
      const isShown = client.getQueryCache().find({ queryKey: query.queryKey })?.isActive();
      if (typeof ask !== 'function' || !isShown) throw new Error('The screen was read without this part.');
      return ask(context);
    };
    void client.prefetchQuery({ ...query, queryFn });
  };
}
