import { Outlet } from '@tanstack/react-router';
import classes from './shell.module.css';

/** The frame of every page. */
export function Shell() {
  return (
    <div className={classes.shell}>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
