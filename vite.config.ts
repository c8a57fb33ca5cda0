import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
