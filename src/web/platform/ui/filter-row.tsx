import type { ReactNode } from 'react';
import classes from './filter-row.module.css';

/** The controls that narrow a list: side by side where there is room, two columns on a phone. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** Those that are rarely asked for, in rows of their own, each with its label above. */
export function MoreFilterRow({ children }: { children: ReactNode }) {
  return <div className={classes.more}>{children}</div>;
}

/** The class of a choice of two short words that shares its row with another control on a phone. */
export const halfField = classes.half;
/** The class of a choice whose words need a whole row on a phone. */
export const wideField = classes.wide;
/** The class of a text field that stands among them. */
export const shortField = classes.short;
