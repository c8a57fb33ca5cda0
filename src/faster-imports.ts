import { registerHooks } from 'node:module';

/**
 * Node looks up for each import where its file truly lies and what kind of package it is in, and parses a package.json again for each
 * module that asks for it: much of the work of a start. A file that is named whole, by a neighbour of its kind, needs none of that,
 * and the name of a package is looked up once for all of the program's own files.
 */
const kinds = new Map([
  ['.ts', 'module-typescript'],
  ['.js', 'module'],
  ['.mjs', 'module'],
]);
type Found = ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>;
const found = new Map<string, Found>();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL: from = '', conditions } = context;
    if (!conditions.includes('import') || !from.startsWith('file:')) return next(specifier, context);
    if (/^\.\.?\//.test(specifier)) {
      const [extension = ''] = /\.\w+$/.exec(specifier) ?? [];
      const format = from.endsWith(extension) ? kinds.get(extension) : undefined;
      if (!format) return next(specifier, context);
      return { url: new URL(specifier, from).href, format, shortCircuit: true };
    }
    const isOurs = !from.includes('/node_modules/');
    if (!isOurs && !/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const known = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
