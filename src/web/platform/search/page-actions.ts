import { useEffect } from 'react';

/** Something that a key does on the page that is open; with `run`, the search offers it as well. */
export type PageAction = { label: string; key: string; run?: () => void };

let offered: readonly PageAction[] = [];

/** Offers actions in the search and in the list of keyboard shortcuts for as long as the component is shown. */
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
