import { build, type InlineConfig, type Rolldown } from 'vite';
import { planChunks } from './chunk-plan.ts';

/** A signed-in screen needs no more shared files than this beside those of the first page. */
const mostShared = 6;
/** What every visitor meets first, and what everybody who is signed in needs on every page. */
const firstPage = /\/home\/home-page\.tsx$/;
const signedIn = /\/shell\/signed-in\.tsx$/;

/** Answers, for each module that is shared, the name of the file it goes to: found by building once as it falls and looking who needs what. */
export async function planFiles(config: InlineConfig): Promise<(id: string) => string | null> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in output)) throw new Error('Vite built something else than the web program.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const first = firstModules(chunks);
  const parts = chunks.map((chunk) => ({
    name: chunk.fileName,
    bytes: Object.entries(chunk.modules).reduce(
      (sum, [id, { renderedLength }]) => sum + (first.has(id) ? 0 : renderedLength),
      0,
    ),
    imports: chunk.imports,
  }));
  const later = chunks.filter((chunk) => chunk.isDynamicEntry);
  const also = later.find(({ facadeModuleId }) => signedIn.test(facadeModuleId ?? ''))?.fileName ?? '';
  const entries = later.map(({ fileName }) => fileName);
  const groups = planChunks(
    parts.filter(({ bytes }) => bytes > 0),
    entries,
    mostShared,
    also,
  );
  const plan = new Map(
    groups.flatMap((names, index) => {
      const modules = chunks
        .filter(({ fileName }) => names.includes(fileName))
        .flatMap((chunk) => Object.keys(chunk.modules));
      return modules.map((id) => [id, `shared-${index}`] as const);
    }),
  );
  return (id) => {
    // What others make changes seldom: browsers keep it from release to release.
    if (first.has(id)) return id.includes('/node_modules/') ? 'core' : 'parts';
    if (id.includes('.layer.css')) return 'styles';
    return plan.get(id) ?? null;
  };
}

/** The modules of the program's start, and those of the first page that other pages need as well. */
function firstModules(chunks: Rolldown.OutputChunk[]): Set<string> {
  const start = chunks.find((chunk) => chunk.isEntry);
  const page = chunks.find(({ facadeModuleId }) => firstPage.test(facadeModuleId ?? ''));
  if (!start || !page) throw new Error('The web program starts somewhere else, or its first page is.');
  const shared = closure(page, chunks).filter((chunk) => chunk !== page);
  return new Set([...closure(start, chunks), ...shared].flatMap(({ modules }) => Object.keys(modules)));
}

/** A file and all that it imports. */
function closure(chunk: Rolldown.OutputChunk, all: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const walk = (each: Rolldown.OutputChunk | undefined) => {
    if (!each || found.has(each)) return;
    found.add(each);
    for (const name of each.imports) walk(all.find(({ fileName }) => fileName === name));
  };
  walk(chunk);
  return [...found];
}
