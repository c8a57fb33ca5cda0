import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{margin:0}
main{max-width:70rem;margin:0 auto;padding:2rem 1.5rem}section{border-top:1px solid #8884;padding:1rem 0}
h2{font-size:1rem;margin:0}dt{margin-top:.1rem}p{margin:.25rem 0;max-width:75ch}dl{display:grid;grid-template-columns:max-content 1fr;
gap:0 1rem;margin:.5rem 0;font-size:.875rem}dd{margin:0;overflow-wrap:anywhere}code{font:600 .9rem ui-monospace,monospace}`;

/** The only style of these pages, as a content policy names it: so they are the same for everybody. */
export const plainPageStyle = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** A page of documentation: `body` is HTML, `title` is text. */
export function plainPage(title: string, body: string): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><style>${style}</style></head><body><main><h1>${name}</h1>
${body}</main></body></html>`;
}
