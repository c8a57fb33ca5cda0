import classes from './company-logo.module.css';

/** A company's logo on white, or its first letter; `alt` is empty because the name always stands beside it. */
export function CompanyLogo({ name, url, large }: { name: string; url: string | null; large?: boolean }) {
  return (
    <span className={classes.logo} data-large={large === true} aria-hidden={url === null}>
      {url === null ? (
        <span className={classes.initial}>
          {String.fromCodePoint(name.trim().codePointAt(0) ?? 0xb7).toUpperCase()}
        </span>
      ) : (
        <img src={url} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
