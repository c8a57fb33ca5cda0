import { Checkbox, VisuallyHidden } from '@mantine/core';
import { lazy, memo, Suspense, useEffect } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import type { Selection } from '../bulk-actions/use-selection.ts';
import { cells } from './applicant-cells.tsx';
import { type Column, columnLabels, isOwn } from './applicant-columns.ts';
import { applicantName } from './applicant-name.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import classes from './applicants-table.module.css';
import { useListKeys } from './list-keys.ts';
import { useRowWindow } from './use-row-window.ts';

// What the company's own fields are called and hold is there once they are shown.
const ownColumns = () => import('../custom-fields/own-columns.tsx');
const OwnName = lazy(async () => ({ default: (await ownColumns()).OwnName }));
const OwnCell = lazy(async () => ({ default: (await ownColumns()).OwnCell }));

type Props = {
  label: string;
  rows: ApplicantRow[];
  /** How many rows there are in all, where not all are loaded. */
  total?: number;
  /** The list they stand in, so that one can go on to the next from each. */
  search: ApplicantSearch;
  columns: readonly Column[];
  roomy?: boolean;
  /** Where rows can be selected. */
  selection?: Selection;
  /** Called when the rows that are loaded come to an end. */
  onNearEnd?: () => void;
};

/** A row, or what parts those with a score from those without. */
type Line = ApplicantRow | 'unscored';

/**
 * Applicants, a row each, of which only those near the window are drawn: a table where there is room, and a card each where there is
 * not.
 */
export function ApplicantsTable(props: Props) {
  const { rows, search, columns, selection } = props;
  const lines = linesOf(rows, search);
  const { from, to, height, body } = useRowWindow(lines.length);
  const { onNearEnd } = props;
  useEffect(() => {
    if (to >= lines.length) onNearEnd?.();
  }, [to, lines.length, onNearEnd]);
  useListKeys({ rows, body, height, selection });
  const width = columns.length + (selection ? 2 : 1);
  const last = Math.min(to, lines.length);
  const own = columns.filter(isOwn).length;
  return (
    <div className={classes.frame} data-many={columns.length > 9 || undefined}>
      <table
        className={classes.table}
        aria-label={props.label}
        aria-rowcount={1 + Math.max(props.total ?? 0, rows.length)}
        data-roomy={props.roomy || undefined}
        data-of-job={search.job !== undefined || undefined}
        data-own={own === 0 ? undefined : Math.min(own, 3)}
      >
        <Head columns={columns} selection={selection} />
        <tbody ref={body}>
          <Space height={from * height} />
          {lines.slice(from, last).map((line, index) =>
            line === 'unscored' ? (
              <tr key="unscored" className={classes.band} data-row>
                <td colSpan={width}>{unscoredLabel(rows)}</td>
              </tr>
            ) : (
              <Row
                key={line.id}
                row={line}
                at={from + index}
                search={search}
                columns={columns}
                isSelected={selection?.has(line.id) ?? false}
                onToggle={selection?.toggle}
              />
            ),
          )}
          <Space height={(lines.length - last) * height} />
        </tbody>
      </table>
    </div>
  );
}

/** What stands in place of rows that are not drawn. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ height }} />;
}

function linesOf(rows: ApplicantRow[], search: ApplicantSearch): Line[] {
  const at = search.sort === 'fit' ? rows.findIndex((row) => row.fit === null) : -1;
  return at === -1 ? rows : [...rows.slice(0, at), 'unscored', ...rows.slice(at)];
}

function unscoredLabel(rows: ApplicantRow[]): string {
  const first = rows.find((row) => row.fit === null);
  return first?.score_held ? t('applications.heldBack') : t('applications.notScored');
}

function Head({ columns, selection }: Pick<Props, 'columns' | 'selection'>) {
  return (
    <>
      <colgroup>
        {selection && <col data-col="select" />}
        <col data-col="name" />
        {columns.map((name) => (
          <col key={name} data-col={isOwn(name) ? 'own' : name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <td data-col="select">
              <Checkbox
                size="xs"
                aria-label={t('bulkActions.selectAllShown')}
                checked={selection.isPage}
                indeterminate={selection.isSome}
                onChange={(event) => selection.page(event.currentTarget.checked)}
              />
            </td>
          )}
          <th scope="col">{t('applications.name')}</th>
          {columns.map((name) => (
            <th key={name} scope="col" data-col={isOwn(name) ? 'own' : name}>
              {isOwn(name) ? (
                <Suspense fallback={null}>
                  <OwnName column={name} />
                </Suspense>
              ) : (
                columnLabels[name]
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Drawn anew only when something in it changed, so that scrolling draws what comes into the window alone. */
const Row = memo(function Row(props: {
  row: ApplicantRow;
  at: number;
  search: ApplicantSearch;
  columns: readonly Column[];
  isSelected: boolean;
  onToggle: ((id: string) => void) | undefined;
}) {
  const { row, at, search, columns, isSelected, onToggle } = props;
  const name = applicantName(row.candidate);
  return (
    <tr
      className={classes.row}
      data-row={row.id}
      data-selected={isSelected || undefined}
      data-unread={row.unread || undefined}
      aria-rowindex={at + 2}
    >
      {onToggle && (
        <td data-col="select">
          <Checkbox
            size="xs"
            aria-label={t('applications.selectName', { name })}
            checked={isSelected}
            onChange={() => onToggle(row.id)}
          />
        </td>
      )}
      <th scope="row" data-col="name">
        <TextLink inherit to="/applicants/$id" params={{ id: row.id }} search={search} title={name}>
          {name}
        </TextLink>
        {row.unread && <VisuallyHidden>{`, ${t('applications.unread')}`}</VisuallyHidden>}
      </th>
      {columns.map((column) => (
        <td key={column} data-col={isOwn(column) ? 'own' : column}>
          {isOwn(column) ? (
            <Suspense fallback={null}>
              <span className={classes.ownName}>
                <OwnName column={column} />
              </span>
              <OwnCell column={column} row={row} />
            </Suspense>
          ) : (
            cells[column](row)
          )}
        </td>
      ))}
    </tr>
  );
});
