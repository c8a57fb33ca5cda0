/** A column of this width for dates, at the left of each entry. */
export const rail = (width: number, more = '') =>
  `.entry{display:grid;grid-template-columns:${width}px 1fr;column-gap:14px}${more}`;
/** A coloured side column. */
export const panel = (color: string, text = '#fff') =>
  `.aside{background:${color};color:${text};padding:14px}.aside .grey{color:${text}}.aside h2{border:none;color:${text}}`;
/** Headings in small capitals over a rule. */
export const ruled = 'h2{border-bottom:1px solid #555;font-variant:small-caps;font-size:13pt}';
