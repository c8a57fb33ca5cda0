import { registerHooks } from 'node:module';

/**
 * Node parses the package.json of a package again for each of its modules, and for each that imports it. That of Drizzle is
 * 180 kB long: it would take a sixth of the work of a start. So its modules are found without it, and its name once.
 */
const itsModule = /\/node_modules\/drizzle-orm\/[^?]*\.js$/;
type Found = ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>;
const found = new Map<string, Found>();

registerHooks({
  resolve: (specifier, context, next) => {
    if (!context.conditions.includes('import')) return next(specifier, context);
    const isRelative = /^\.\.?\//.test(specifier);
    if (isRelative && itsModule.test(context.parentURL ?? '')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return next(specifier, context);
    const known = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});
