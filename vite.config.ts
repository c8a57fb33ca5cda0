import react from '@vitejs/plugin-react';
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
  '@mantine/core/esm/components/(Button|Transition|Loader|Text|Title|Anchor|Group|Stack|UnstyledButton|VisuallyHidden)',
];
const core = new RegExp(`/node_modules/(${everywhere.join('|')})/`);
const rare = /mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|useBlocker/;

/** Builds the web program into dist/web: files only, nothing inline, so that a strict content policy holds. */
export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [react()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'core', test: (id) => core.test(id.replaceAll('\\', '/')) && !rare.test(id) }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
