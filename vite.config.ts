import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { compressedFiles } from './commands/steps/web/compressed-files.ts';
import { endpointAddresses } from './commands/steps/web/endpoint-addresses.ts';
import { inlinedMessages } from './commands/steps/web/inlined-messages.ts';
import { mantineStyles } from './commands/steps/web/mantine-styles.ts';
import { planFiles } from './commands/steps/web/planned-chunks.ts';
import { screenFiles } from './commands/steps/web/screen-files.ts';
import { drawFrames, frameStyles } from './commands/steps/web/screen-frames.ts';
import { unusedCode } from './commands/steps/web/unused-code.ts';
import { type Language, languageOf } from './src/messages/languages.ts';

/** The web program in a language. */
const programIn = (language: Language, isPseudo: boolean): InlineConfig => ({
  publicDir: 'src/web/platform/public',
  plugins: [react(), mantineStyles(), inlinedMessages(language, isPseudo)],
  // React has had this hook for years; the store's fake for older ones need not travel.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
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

/** Builds the web program in the language of `--mode`, English otherwise and changed for `pseudo`: files only, nothing inline, so that a strict content policy holds. */
export default defineConfig(async ({ command, mode }) => {
  const language = languageOf(mode) ?? 'en';
  const program = programIn(language, mode === 'pseudo');
  if (command === 'serve') return program;
  const lean = { ...program, plugins: [...(program.plugins ?? []), unusedCode(), endpointAddresses()] };
  const fileOf = await planFiles(lean);
  const frames = await drawFrames(program, language);
  return {
    ...lean,
    plugins: [...lean.plugins, frameStyles(frames), screenFiles(frames, language), compressedFiles()],
    build: {
      ...program.build,
      rolldownOptions: {
        output: {
          // The names of pages are for us; in the first page's script they would cost every visitor.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash][extname]',
          codeSplitting: {
            groups: [{ debugName: 'planned', name: fileOf, includeDependenciesRecursively: false }],
          },
        },
      },
    },
  };
});
