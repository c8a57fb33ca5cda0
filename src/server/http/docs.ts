import type { OpenAPIHono } from '@hono/zod-openapi';
import { escapeHtml } from './escape-html.ts';

/** The API as an OpenAPI 3.1 document. */
export function openApiDocument(app: OpenAPIHono) {
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Tenon API',
      version: '1',
      description:
        'Everything the screens do, under the same permissions. Errors are RFC 9457 problem documents; lists are paged by cursor; creates honour Idempotency-Key.',
      license: { name: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
  });
}

/** Serves the document at /api/openapi.json and, for people, a page at /api/docs. */
export function serveDocs(app: OpenAPIHono): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'tenon.session_token',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'An access token of POST /api/auth/token, or an API token of Settings.',
  });
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(app)));
  app.get('/api/docs', (c) => c.html(docsPage(openApiDocument(app), c.get('nonce'))));
}

type Operation = {
  summary?: string;
  description?: string;
  responses?: Record<string, { description?: string }>;
};

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{margin:0}
main{max-width:70rem;margin:0 auto;padding:2rem 1.5rem}section{border-top:1px solid #8884;padding:1rem 0}
h2{font-size:1rem;margin:0}p{margin:.25rem 0;max-width:75ch}dl{display:grid;grid-template-columns:max-content 1fr;
gap:0 1rem;margin:.5rem 0;font-size:.875rem}dd{margin:0;overflow-wrap:anywhere}code{font:600 .9rem ui-monospace,monospace}`;

function docsPage(document: ReturnType<typeof openApiDocument>, nonce: string): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      section(method, path, operation),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tenon API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Tenon API</h1>
<p>${escapeHtml(document.info.description ?? '')} The whole contract, with every field: <a href="/api/openapi.json">openapi.json</a>.</p>
${rows.join('\n')}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const answers = Object.entries(operation.responses ?? {})
    .map(
      ([status, answer]) => `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(answer.description ?? '')}</dd>`,
    )
    .join('');
  return `<section><h2><code>${escapeHtml(method.toUpperCase())} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}. ${escapeHtml(operation.description ?? '')}</p><dl>${answers}</dl></section>`;
}
