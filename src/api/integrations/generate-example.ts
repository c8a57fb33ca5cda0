/** How to call a model by its name, for a shell: the caller's token stands in `TENON_TOKEN`. */
export function generateExample(origin: string, model: string): string {
  const body = JSON.stringify({ model, prompt: 'Write one friendly sentence about ferries.' });
  return [
    `curl -X POST ${origin}/api/generate \\`,
    '  -H "Authorization: Bearer $TENON_TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${body.replaceAll("'", `'\\''`)}'`,
  ].join('\n');
}
