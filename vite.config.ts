import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/** What every page needs goes in one file, which browsers keep from release to release. */
const everywhere = [
  'react',
  'react-dom',
  'scheduler',
  'clsx',
  'use-sync-external-store',
  '@tanstack',
  '@mantine/core/esm/core/(MantineProvider|Box|styles-api|InlineStyles|factory)',
  '@mantine/core/esm/components/(Text|Title|Anchor|Group|Stack|UnstyledButton|VisuallyHidden)',
];
const core = new RegExp(`/node_modules/(${everywhere.join('|')})/`);
/** Our own small parts that nearly every page uses, the first page among them: one file instead of a dozen. */
const parts = new RegExp(
  [
    '/src/web/platform/(client|ui/(first-icons|format|job-labels|link-button|score-bar|toast|use-title)|theme/bands|shell/session)\\b',
    '/@mantine/core/esm/components/Skeleton/',
    '/@mantine/hooks/esm/use-callback-ref/',
  ].join('|'),
);
/** Styles that the first page does not need: one file, instead of one for each part that a later page may name. */
const firstStyles = readFileSync(new URL('src/web/platform/theme/styles.ts', import.meta.url), 'utf8');
function isLaterStyle(id: string): boolean {
  if (/\/src\/web\/(?!platform\/(home|shell|ui|theme)\/)[\w-]+\/[\w-]+\/[\w-]+\.module\.css/.test(id))
    return true;
  const path = /\/(@mantine\/\w+\/styles\/[\w.]+\.css)/.exec(id)?.[1];
  return path !== undefined && !firstStyles.includes(`'${path}'`);
}
const rare =
  /mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries|useBlocker/;

/** Builds the web program into dist/web: files only, nothing inline, so that a strict content policy holds. */
export default defineConfig({
  publicDir: 'src/web/platform/public',
  plugins: [react()],
  // React has had this hook for years; the store's stand-in for older ones need not travel.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page's styles come before it is drawn; the scripts it needs it names itself, and naming them here as well would
      // make the first page's script longer by all of them.
      resolveDependencies: (_page, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => name.endsWith('.css')),
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The names of pages are for us; in the first page's script they would cost every visitor.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          groups: [
            { name: 'core', test: (id) => core.test(id.replaceAll('\\', '/')) && !rare.test(id) },
            { name: 'kit', test: (id) => isLaterStyle(id.replaceAll('\\', '/')) },
            { name: 'parts', test: (id) => parts.test(id.replaceAll('\\', '/')) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
