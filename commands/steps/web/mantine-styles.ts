import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The module that holds the class names of one of Mantine's parts. */
const classNames = /\/node_modules\/(@mantine\/\w+)\/esm\/(?:.*\/)?(\w+)\.module\.mjs$/;
const packages = ['core', 'charts', 'notifications'];

/**
 * Every part of Mantine brings its own style sheet, in the layer that keeps it below our rules: what is not used is not sent,
 * and nobody has to name one. While developing, whole packages are loaded beforehand and so are their styles.
 */
export function mantineStyles(): Plugin[] {
  return [
    {
      name: 'mantine-styles',
      apply: 'build',
      transform(code, id) {
        const [before, name, part] = classNames.exec(id.replaceAll('\\', '/')) ?? [];
        if (before === undefined) return null;
        const own = `styles/${part}.layer.css`;
        const folder = id.slice(0, id.replaceAll('\\', '/').indexOf('/esm/'));
        const sheet = existsSync(`${folder}/${own}`) ? own : 'styles.layer.css';
        return { code: `${code}\nimport '${name}/${sheet}';`, map: null };
      },
    },
    {
      name: 'mantine-styles-while-developing',
      apply: 'serve',
      transform(code, id) {
        if (!id.endsWith('/theme/styles.ts')) return null;
        const sheets = packages.map((name) => `import '@mantine/${name}/styles.layer.css';\n`);
        return { code: sheets.join('') + code, map: null };
      },
    },
  ];
}
