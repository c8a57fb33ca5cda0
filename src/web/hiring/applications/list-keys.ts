import { useLocalStorage } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { type PageAction, usePageActions } from '../../platform/search/page-actions.ts';
import { takesKeys } from '../../platform/ui/takes-keys.ts';
import { t } from '../../platform/messages.ts';
import type { Selection } from '../bulk-actions/use-selection.ts';

type Keyed = {
  rows: ApplicantRow[];
  body: RefObject<HTMLTableSectionElement | null>;
  height: number;
  selection: Selection | undefined;
};

const keys: PageAction[] = [
  { key: 'J', label: t('applications.nextApplicant') },
  { key: 'K', label: t('applications.previousApplicant') },
  { key: 'X', label: t('applications.selectApplicant') },
  { key: 'Enter', label: t('applications.openApplicant') },
];
const noKeys: PageAction[] = [];

/** J and K go from row to row, X selects, and Enter opens, as it does on every link; they rest while one types or switched them off. */
export function useListKeys({ rows, body, height, selection }: Keyed): void {
  const [isOn] = useLocalStorage({ key: 'tenon-review-keys', defaultValue: true });
  usePageActions(selection ? keys : noKeys);
  const wanted = useRef<string | null>(null);
  const last = useRef<string | null>(null);
  // A row far away is drawn only once the page has scrolled there.
  useEffect(() => {
    const link = wanted.current === null ? null : linkIn(body.current, wanted.current);
    if (!link) return;
    wanted.current = null;
    link.focus();
  });
  useEffect(() => {
    if (!selection || !isOn) return undefined;
    const chosen = selection;
    const here = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
    function go(by: 1 | -1) {
      const from = rows.findIndex((row) => row.id === (wanted.current ?? here() ?? last.current));
      const at = from === -1 ? 0 : from + by;
      const row = rows[at];
      if (!row) return;
      last.current = row.id;
      const link = linkIn(body.current, row.id);
      if (link) return link.focus();
      wanted.current = row.id;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      scrollTo({ top: scrollY + top + at * height - innerHeight / 2 });
    }
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
      const id = here();
      if (event.key === 'j') go(1);
      if (event.key === 'k') go(-1);
      if (event.key === 'x' && id !== null) chosen.toggle(id);
      if (event.key === 'Escape' && chosen.count > 0) chosen.clear();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function linkIn(body: HTMLElement | null, id: string): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-row="${id}"] th a`) ?? null;
}
