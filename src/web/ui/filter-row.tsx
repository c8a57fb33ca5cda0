import type { ReactNode } from 'react';
import classes from './filter-row.module.css';

/** The controls that narrow a list: side by side where there is room, two columns on a phone. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** The class of a text field that stands among them. */
export const shortField = classes.short;
