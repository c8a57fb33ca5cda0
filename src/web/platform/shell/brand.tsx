import { Link } from '@tanstack/react-router';
import classes from './brand.module.css';

/** The name of the program and its mark, a tenon above the mortise it is cut to fit; leads home. */
export function Brand() {
  return (
    <Link to="/" className={classes.brand}>
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden>
        <path d="M3 3h26v8.5h-8V22H11V11.5H3z" fill="currentColor" />
        <path d="M3 13.75h5.75V24.5h14.5V13.75H29V29H3z" fill="currentColor" opacity=".45" />
      </svg>
      <span>Tenon</span>
    </Link>
  );
}
