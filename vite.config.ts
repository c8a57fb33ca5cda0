import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs goes in one file, which browsers keep from release to release. */
const everywhere = [
  'react',
  'react-dom',
  'scheduler',
  'clsx',
  'use-sync-external-store',
  '@tanstack',
  '@mantine/core/esm/core/(MantineProvider|Box|styles-api|InlineStyles|factory)',
  '@mantine/core/esm/components/(Button|Transition|Loader|Text|Title|Anchor|Group|Stack|UnstyledButton|VisuallyHidden)',
];
const core = new RegExp(`/node_modules/(${everywhere.join('|')})/`);
/** Our own small parts that nearly every page uses, the first page among them: one file instead of a dozen. */
const parts = new RegExp(
  [
    '/src/web/(client|ui/(format|job-words|link-button|lucide-icon|page-header|score-bar|toast|use-title)|theme/bands|shell/session)\\b',
    '/@mantine/core/esm/components/Skeleton/',
    '/@mantine/hooks/esm/use-callback-ref/',
    '/lucide-react/dist/esm/icons/(arrow-right|check|circle-check|circle-question-mark|menu|x)\\.mjs',
  ].join('|'),
);
const rare = /mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|useBlocker/;

/** Puts our drawing of an icon in place of lucide's, which is ten times as large for settings that no icon here uses. */
const smallIcons: Plugin = {
  name: 'small-icons',
  load: (id) =>
    id.replaceAll('\\', '/').endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
      ? "export { createLucideIcon as default } from '/src/web/ui/lucide-icon.ts';"
      : null,
};

/** Builds the web program into dist/web: files only, nothing inline, so that a strict content policy holds. */
export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [react(), smallIcons],
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
      // What the first page has loaded need not be named again for every other.
      resolveDependencies: (_page, names, { hostType }) =>
        hostType === 'html'
          ? names
          : names.filter((name) => !/\/(core|parts|rolldown-runtime)-[^/]*\.js$/.test(name)),
    },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: (id) => core.test(id.replaceAll('\\', '/')) && !rare.test(id) },
            { name: 'parts', test: (id) => parts.test(id.replaceAll('\\', '/')) },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
