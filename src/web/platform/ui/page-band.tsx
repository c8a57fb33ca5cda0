import type { ReactNode } from 'react';
import classes from './page-band.module.css';

/** The head of a page across the window, first on it. */
export function PageBand({ children }: { children: ReactNode }) {
  return <div className={classes.band}>{children}</div>;
}
