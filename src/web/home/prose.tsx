import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './prose.module.css';

/** A page of plain text at a width that reads well. */
export function Prose({ title, context, children }: { title: string; context: string; children: ReactNode }) {
  return (
    <article className={classes.prose}>
      <PageHeader title={title} context={context} />
      {children}
    </article>
  );
}
