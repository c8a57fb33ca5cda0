import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../../../src/messages/languages.ts';
import type { ScreenFrames } from './screen-frames.ts';
import { screenModules } from '../../screens/paths.ts';
import { previewsIn } from './translated-previews.ts';

/** The files that a page needs beside those of the first page, by the modules that the table of screens loads. */
export type ScreenFiles = {
  signedIn: string[];
  screens: {
    path: string;
    access: string;
    files: string[];
    preview: object | null;
    frames: Record<string, string>;
  }[];
};

/**
 * Writes `screens.json`: which files each screen needs, so that the served page names them and they start with the program, and what
 * it shows and reads before they have come. The frames are files beside it.
 */
export function screenFiles(frames: ScreenFrames, language: Language): Plugin {
  const previews = previewsIn(language);
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find((chunk) => chunk.isEntry);
        const first = new Set(start ? filesOf(start, chunks) : []);
        const later = (module: string) => {
          const holds = (id: string) => id.replaceAll('\\', '/').endsWith(module);
          const chunk = chunks.find(({ modules }) => Object.keys(modules).some(holds));
          if (!chunk) throw new Error(`Nothing was built from ${module}.`);
          return filesOf(chunk, chunks).filter((file) => !first.has(file));
        };
        const screens = screenModules().map(({ path, access, modules }) => ({
          path,
          access,
          files: [...new Set(modules.flatMap(later))],
          preview: previews[path] ?? null,
          frames: frames.names[path] ?? {},
        }));
        const known: ScreenFiles = { signedIn: later('/shell/signed-in.tsx'), screens };
        for (const [name, source] of frames.files) {
          this.emitFile({ type: 'asset', fileName: `frames/${name}.html`, source });
        }
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(known) });
      },
    },
  };
}

/** A file with all that it imports, and their styles. */
function filesOf(chunk: Rolldown.OutputChunk, all: Rolldown.OutputChunk[]): string[] {
  const found = new Set<Rolldown.OutputChunk>();
  const walk = (each: Rolldown.OutputChunk | undefined) => {
    if (!each || found.has(each)) return;
    found.add(each);
    for (const name of each.imports) walk(all.find(({ fileName }) => fileName === name));
  };
  walk(chunk);
  return [...found].flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]);
}
