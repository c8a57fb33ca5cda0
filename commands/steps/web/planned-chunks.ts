import { build, type InlineConfig, type Rolldown } from 'vite';
import { screenModules } from '../../screens/paths.ts';
import { type Entries, type Part, planChunks } from './chunk-plan.ts';

/**
 * A screen needs no more files than this beside its own and those of the first page, and better no more bytes of gzip: with
 * the five that every page loads they are the 12 scripts and 335 kB that a screen may load, with some room.
 */
const most = { files: 7, bytes: 140_000 };
/** The share of a file that is left of it by gzip: each part compressed alone would seem heavier than it is in one file with others. */
const compressed = 0.31;
/** What every visitor meets first and the pages beside it, and what everybody who is signed in needs on every page. */
const firstPage = /\/home\/home-page\.tsx$/;
const firstPages = /\/platform\/home\//;
/** What the account pages' frame looks like: it comes with the served page, as the other pages' does. */
const plainFrame = /\/shell\/plain-frame\.module\.css/;
const signedIn = /\/shell\/signed-in\.tsx$/;
/** What is loaded by itself and comes on a first visit, unasked; the menu comes on employers' pages alone. */
const unasked = /\/markdown\.tsx$|\/phone-numbers\.ts$|\/jobs\/team-parts\.tsx$/;
/** What screens show in place of a part of theirs: a visit to it loads both, and is counted as a screen of its own. */
const partOfScreen = /\/settings\/[a-z]+-parts\.ts$/;
const employersAccess = /^(employers|recruiters)$/;
const menu = /\/shell\/sidebar\.tsx$/;
/** Answers, for each module that is shared, the name of the file it goes to: found by building once as it falls and looking who needs what. */
export async function planFiles(config: InlineConfig): Promise<(id: string) => string | null> {
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    // Names that stay when a file changes: the plan goes through the parts in their order.
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
    },
  });
  if (!('output' in output)) throw new Error('Vite built something else than the web program.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const first = firstModules(chunks);
  const parts = chunks
    .filter(({ modules }) => !Object.keys(modules).every((id) => first.has(id)))
    .map(partOf);
  const entries = entriesOf(chunks);
  const groups = planChunks(parts, entries, most);
  const styles = withStyles(groups, chunks, entries.screens);
  const plan = new Map(
    groups.flatMap((names, index) => {
      const modules = chunks
        .filter(({ fileName }) => names.includes(fileName))
        .flatMap((chunk) => Object.keys(chunk.modules));
      return modules.map((id) => [id, `shared-${index}`] as const);
    }),
  );
  return (id) => {
    const isStyle = /\.css(\?|$)/.test(id);
    // What others make changes rarely: browsers keep it from release to release.
    if (first.has(id) || plainFrame.test(id))
      return id.includes('/node_modules/') && !isStyle ? 'core' : 'parts';
    // One file: browsers fetch few at once, and many small ones would hold up the scripts.
    if (isStyle && !firstPages.test(id)) return styles;
    return plan.get(id) ?? null;
  };
}

function partOf({ fileName: name, code, imports }: Rolldown.OutputChunk): Part {
  return { name, bytes: Math.round(code.length * compressed), imports };
}

/** The file that all style sheets go to: the one that most screens load; of those, the lightest. Beside it they would be a script more. */
function withStyles(groups: string[][], chunks: Rolldown.OutputChunk[], screens: string[]): string {
  const loaded = screens.map((screen) => new Set(closure(screen, chunks).map(({ fileName }) => fileName)));
  const users = groups.map((names) => loaded.filter((files) => names.some((name) => files.has(name))).length);
  const bytesOf = (names: string[]) =>
    chunks.reduce((sum, { fileName, code }) => sum + (names.includes(fileName) ? code.length : 0), 0);
  const most = Math.max(...users);
  const [best] = [...groups.entries()]
    .filter(([index]) => users[index] === most)
    .toSorted(([, one], [, other]) => bytesOf(one) - bytesOf(other));
  return best ? `shared-${best[0]}` : 'styles';
}

/** The files that are loaded by themselves: those of screens, and what is loaded later. */
function entriesOf(chunks: Rolldown.OutputChunk[]): Entries {
  const table = screenModules();
  const entries = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const named = (holds: (id: string) => boolean) =>
    entries
      .filter(({ facadeModuleId }) => holds((facadeModuleId ?? '').replaceAll('\\', '/')))
      .map(({ fileName }) => fileName);
  const isScreen = (id: string) => table.some(({ modules }) => modules.some((module) => id.endsWith(module)));
  const isFramed = (id: string) =>
    !firstPages.test(id) &&
    table.some(
      ({ access, modules }) => access !== 'account' && modules.some((module) => id.endsWith(module)),
    );
  const [frame = ''] = named((id) => signedIn.test(id));
  const screens = named(isScreen);
  const framed = named(isFramed);
  const mayLoad = (screen: string) => closure(screen, chunks).flatMap(({ dynamicImports }) => dynamicImports);
  const soon = named((id) => unasked.test(id));
  const menus = named((id) => menu.test(id));
  const employers = named((id) =>
    table.some(
      ({ access, modules }) => employersAccess.test(access) && modules.some((module) => id.endsWith(module)),
    ),
  );
  const parts = named((id) => partOfScreen.test(id));
  return {
    screens: [...screens, ...parts],
    framed: [...framed, ...parts],
    frame,
    around: Object.fromEntries(
      parts.map((part) => [part, screens.filter((screen) => mayLoad(screen).includes(part))]),
    ),
    later: Object.fromEntries(
      named((id) => !isScreen(id) && !signedIn.test(id) && !partOfScreen.test(id)).map((name) => [
        name,
        menus.includes(name)
          ? [...employers, ...parts]
          : screens.filter((screen) => soon.includes(name) && mayLoad(screen).includes(name)),
      ]),
    ),
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
function closure(chunk: Rolldown.OutputChunk | string, all: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const walk = (each: Rolldown.OutputChunk | undefined) => {
    if (!each || found.has(each)) return;
    found.add(each);
    for (const name of each.imports) walk(all.find(({ fileName }) => fileName === name));
  };
  walk(typeof chunk === 'string' ? all.find(({ fileName }) => fileName === chunk) : chunk);
  return [...found];
}
