import { useEffect } from 'react';

/** Something that can be done on the page that is open, with the key that does it too. */
export type PageAction = { label: string; key: string; run: () => void };

let offered: readonly PageAction[] = [];

/** Offers actions in the search dialog for as long as the component is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    offered = actions;
    return () => {
      offered = [];
    };
  }, [actions]);
}

/** The actions of the page that is open. */
export function pageActions(): readonly PageAction[] {
  return offered;
}

/** What a key does on the page that is open, for the list of keyboard shortcuts. */
export type PageKey = { key: string; label: string };

let keys: readonly PageKey[] = [];

/** Names keys of the page in the list of keyboard shortcuts for as long as the component is shown. */
export function usePageKeys(named: readonly PageKey[]): void {
  useEffect(() => {
    keys = named;
    return () => {
      keys = [];
    };
  }, [named]);
}

/** The keys of the page that is open. */
export function pageKeys(): readonly PageKey[] {
  return keys;
}
