import { useEffect, useMemo, useState } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { lineAnchor } from '../../matching/fit/ledger-evidence.tsx';
import type { ApplicantTab } from './applicant-tab.ts';
import { type Evidence, type Mark, numbered } from './evidence-marks.ts';

/** Which row of the ledger is open and which is pointed at, and how one gets from a row to its words in the resume and back. */
export function useEvidence(applicant: Applicant, tab: ApplicantTab, onTab: (tab: ApplicantTab) => void) {
  const { score, marks } = applicant;
  const [opened, setOpened] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  /** What is to be seen as soon as its part of the page is there. */
  const [wanted, setWanted] = useState<{ id: string; tab: ApplicantTab } | null>(null);
  useEffect(() => {
    if (wanted === null || wanted.tab !== tab) return;
    const place = document.getElementById(wanted.id);
    place?.scrollIntoView({ block: 'nearest' });
    if (wanted.tab === 'review') place?.focus({ preventScroll: true });
  }, [wanted, tab]);
  const groups = useMemo(() => numbered(score?.ledger ?? []), [score]);
  function show({ page, line }: Pick<Mark, 'page' | 'line'>): void {
    const id = lineAnchor(page, line);
    const isBeside = document.getElementById(id)?.checkVisibility() ?? false;
    if (!isBeside) onTab('resume');
    setWanted({ id, tab: isBeside ? tab : 'resume' });
  }
  function toggle(row: number): void {
    setOpened(opened === row ? null : row);
    const first = marks.find((mark) => mark.row === row);
    const id = first && lineAnchor(first.page, first.line);
    if (opened !== row && id && document.getElementById(id)?.checkVisibility()) setWanted({ id, tab });
  }
  function open(row: number): void {
    setOpened(row);
    if (tab !== 'review') onTab('review');
    setWanted({ id: `requirement-${row}-head`, tab: 'review' });
  }
  const seen: Evidence = { groups, marks, pointed: hovered ?? opened, onPoint: setHovered, onOpen: open };
  return { seen, opened, toggle, show };
}
