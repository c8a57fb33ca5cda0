import { useCallback, useState } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { BulkTarget } from './use-bulk.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';

type Chosen = { ids: ReadonlySet<string>; isAll: boolean };

const none: Chosen = { ids: new Set(), isAll: false };

/** Which applicants of a list are selected: some by hand, or all that the list's filters find. */
export function useSelection(rows: ApplicantRow[], search: ApplicantSearch, total: number) {
  const [{ ids, isAll }, choose] = useState<Chosen>(none);
  const shown = rows.filter(({ id }) => isAll || ids.has(id)).length;
  const { job, view: _view, sort: _sort, columns: _columns, ...filter } = search;
  const toggle = useCallback(
    (id: string) =>
      choose((now) => {
        const next = new Set(now.isAll ? rows.map((row) => row.id) : now.ids);
        if (!next.delete(id)) next.add(id);
        return { isAll: false, ids: next };
      }),
    [rows],
  );
  const target: BulkTarget = isAll
    ? { filter: { ...filter, ...(job && { job_id: job }) } }
    : { ids: [...ids].slice(0, 500) };
  return {
    has: (id: string) => isAll || ids.has(id),
    count: isAll ? total : ids.size,
    isAll,
    /** True when every row that is shown is selected. */
    isPage: rows.length > 0 && shown === rows.length,
    isSome: shown > 0 && shown < rows.length,
    target,
    toggle,
    page: (on: boolean) => choose({ isAll: false, ids: new Set(on ? rows.map((row) => row.id) : []) }),
    all: () => choose((now) => ({ ...now, isAll: true })),
    clear: () => choose(none),
  };
}

/** What `useSelection` answers. */
export type Selection = ReturnType<typeof useSelection>;
