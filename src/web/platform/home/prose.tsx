import { type ReactNode, useEffect } from 'react';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './prose.module.css';

/** A page of plain text at a width that reads well. */
export function Prose({ title, context, children }: { title: string; context: string; children: ReactNode }) {
  useEffect(showNamedPart, []);
  return (
    <article className={classes.prose} data-sheet>
      <PageHeader title={title} context={context} />
      {children}
    </article>
  );
}

/** Scrolls to the part that the address names: the router looks for it before a page that loads late is there. */
function showNamedPart(): void {
  const { hash } = window.location;
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
}
