import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tokens } from '../../../src/web/platform/theme/tokens.ts';
import { root } from '../processes.ts';

/** Modules of libraries that the browser never runs, by the end of their path. Whoever calls what they export gets an error. */
const neverRun = [
  // JSON Schema is written by the server, for the API's documents.
  '/zod/v4/core/json-schema-processors.js',
  '/zod/v4/core/to-json-schema.js',
  // Search parameters are plain text here (`src/web/routes.tsx`), not JSON.
  '/router-core/dist/esm/searchParams.js',
];
/** Modules whose result is known when the program is built, with what stands in their place. */
const replaced: Record<string, string> = {
  // Each error has words of ours (`api/platform/input-messages.ts`).
  '/zod/v4/locales/en.js': 'export default () => ({});',
  // The variables of the theme are in the first style sheet (`screen-frames.ts`).
  '/MantineProvider/MantineCssVariables/MantineCssVariables.mjs':
    'export const MantineCssVariables = () => null;',
  // No part is shown or hidden by the width of the page through a prop: the style sheets do that.
  '/MantineProvider/MantineClasses/MantineClasses.mjs': 'export const MantineClasses = () => null;',
  // Markdown has no drawings, and every browser that the program runs in copies values by itself.
  '/property-information/lib/svg.js':
    "import { create } from './util/create.js'; export const svg = create({ properties: {} });",
  '/@ungap/structured-clone/esm/index.js': 'export default structuredClone;',
  // The theme has all its colours.
  '/MantineProvider/default-colors.mjs': 'export const DEFAULT_COLORS = {};',
  // Colours are names or variables. What is left to mix is the black of overlays.
  '/color-functions/to-rgba/to-rgba.mjs': 'export const toRgba = () => ({ r: 0, g: 0, b: 0, a: 1 });',
  '/src/web/platform/theme/tokens.ts': colorsByVariable(),
};

/** The tokens as the browser needs them: the names of the colours, each shade as its variable in the style sheet. */
function colorsByVariable(): string {
  const names = JSON.stringify(Object.keys(tokens.colors));
  return `const shades = (name) => Array.from({ length: 10 }, (_, shade) => \`var(--mantine-color-\${name}-\${shade})\`);
export const tokens = { colors: Object.fromEntries(${names}.map((name) => [name, shades(name)])) };
export const cssVariables = undefined;`;
}

/** Leaves out what the program never runs and a bundler cannot know. An upgrade that moves a module fails the build. */
export function unusedCode(): Plugin[] {
  const known = [...neverRun, ...Object.keys(replaced)];
  let missing = new Set<string>();
  return [
    {
      name: 'unused-modules',
      apply: 'build',
      buildStart() {
        missing = new Set(known);
      },
      transform(code, id) {
        const path = id.replaceAll('\\', '/');
        const end = known.find((each) => path.endsWith(each));
        if (end === undefined) return null;
        missing.delete(end);
        return { code: replaced[end] ?? withoutBodies(code), map: null };
      },
      buildEnd(error) {
        if (!error && missing.size > 0)
          throw new Error(`Moved or no longer needed: ${[...missing].join(', ')}`);
      },
    },
    unusedStatics(),
  ];
}

/** A module that exports the same names, none of which can be used. */
function withoutBodies(code: string): string {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const listed = [...code.matchAll(/^export \{(.*)\};/gm)].flatMap(([, names = '']) => names.split(','));
  const names = [...declared, ...listed.map((each) => each.split(' as ').at(-1)?.trim())];
  const exported = names.map((name) => `leftOut as ${name}`).join(', ');
  return `const leftOut = () => () => { throw new Error('Left out of the web program.'); };\nexport { ${exported} };`;
}

const mantine = /\/node_modules\/@mantine\/\w+\/esm\/.*\.mjs$/;
const statics = /^(\w+\.\w+) = (.*);$/gm;

/**
 * Mantine hangs parts and names on its components (`Tooltip.Floating`, `Tooltip.displayName`), which keeps them in the program
 * whether or not anybody uses them: those that neither we nor Mantine name anywhere else are left out.
 */
export function unusedStatics(): Plugin {
  let used = new Set<string>();
  return {
    name: 'unused-statics',
    apply: 'build',
    buildStart() {
      const files = globSync(['src/web/**/*.{ts,tsx}', 'node_modules/@mantine/*/esm/**/*.mjs'], {
        cwd: root,
      });
      used = new Set(files.flatMap((file) => namesIn(readFileSync(join(root, file), 'utf8'))));
    },
    transform(code, id) {
      if (!mantine.test(id.replaceAll('\\', '/'))) return null;
      return { code: code.replace(statics, (line, name: string) => (used.has(name) ? line : '')), map: null };
    },
  };
}

/** What a source reads of something with a capital letter ("Menu.Item"), comments left aside. */
function namesIn(code: string): string[] {
  const read = code.replaceAll(statics, '$2').replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '');
  return read.match(/\b[A-Z]\w*\.\w+/g) ?? [];
}
