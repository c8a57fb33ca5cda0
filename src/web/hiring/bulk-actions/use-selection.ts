import { useState } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { BulkTarget } from './use-bulk.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';

/** Which applicants of a list are selected: some by hand, or all that the list's filters find. */
export function useSelection(rows: ApplicantRow[], search: ApplicantSearch, total: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const shown = rows.filter(({ id }) => isAll || ids.has(id)).length;
  const { job, view: _view, sort: _sort, columns: _columns, ...filter } = search;
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
    toggle: (id: string) => {
      const next = new Set(isAll ? rows.map((row) => row.id) : ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
      setAll(false);
    },
    page: (on: boolean) => {
      setAll(false);
      setIds(new Set(on ? rows.map((row) => row.id) : []));
    },
    all: () => setAll(true),
    clear: () => {
      setAll(false);
      setIds(new Set());
    },
  };
}

/** What `useSelection` answers. */
export type Selection = ReturnType<typeof useSelection>;
