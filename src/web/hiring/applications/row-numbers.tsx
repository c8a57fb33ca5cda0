import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Evidence, type Mark, markState } from './evidence-marks.ts';
import ledger from './requirement-ledger.module.css';
import { t } from '../../platform/messages.ts';

/** The numbers of the rows that rest on a line, each a button that opens its row; of many, the first and how many more. */
export function RowNumbers({
  marks,
  evidence,
  className,
  most = MOST_NUMBERS,
}: {
  marks: Mark[];
  evidence: Evidence;
  className: string | undefined;
  most?: number;
}) {
  const { groups, pointed, onPoint, onOpen } = evidence;
  const here = new Set(marks.map(({ row }) => row));
  const rows = groups.flatMap((group) => group.rows).filter(({ index }) => here.has(index));
  const shown = rows.length > most ? rows.slice(0, Math.max(1, most - 1)) : rows;
  const rest = rows.slice(shown.length).map(({ row }) => row.requirement);
  return (
    <span className={className}>
      {shown.map(({ row, index, number }) => (
        <UnstyledButton
          key={index}
          className={ledger.number}
          data-state={markState(row)}
          data-pointed={pointed === index}
          aria-label={t('applications.requirementAt', { number, name: row.requirement })}
          onMouseEnter={() => onPoint(index)}
          onMouseLeave={() => onPoint(null)}
          onFocus={() => onPoint(index)}
          onBlur={() => onPoint(null)}
          onClick={() => onOpen(index)}
        >
          {number}
        </UnstyledButton>
      ))}
      {rest.length > 0 && (
        <span className={ledger.number} data-state="more" title={rest.join(', ')}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <VisuallyHidden>
            {t('applications.moreHere', { count: rest.length, names: rest.join(', ') })}
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}

const MOST_NUMBERS = 2;
