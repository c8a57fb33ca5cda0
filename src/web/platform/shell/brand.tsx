import { Link } from '@tanstack/react-router';
import classes from './brand.module.css';

/** The name of the program and its mark, a tenon; leads home. */
export function Brand() {
  return (
    <Link to="/" className={classes.brand}>
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden>
        <path d="M3 5h26v8h-8v14H11V13H3z" fill="currentColor" />
      </svg>
      <span>Tenon</span>
    </Link>
  );
}
