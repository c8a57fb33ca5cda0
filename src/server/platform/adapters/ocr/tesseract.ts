import { spawn } from 'node:child_process';
import { minuteMs } from '../../../../api/platform/durations.ts';
import { confined } from '../documents/confinement.ts';

/** The `tesseract` program of this machine, which recognises the text of pictures. */
export type Tesseract = {
  /** The languages it knows, English first; none where it is not installed. */
  languages: () => Promise<string[]>;
  /** What it recognises in a PNG, as hOCR; null where it fails or takes too long. */
  recognize: (png: Uint8Array) => Promise<string | null>;
};

const PAGE_MILLISECONDS = 2 * minuteMs;
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;
const MAX_MEMORY_KILOBYTES = 1_500_000;
/** Each language more takes its time again. */
const MAX_LANGUAGES = 4;

/** Pictures come by a pipe and text goes by one: the program reaches no file of ours, and where the system can do that no network. */
export function openTesseract({ hidden }: { hidden: readonly string[] }): Tesseract {
  let known: Promise<string[]> | null = null;
  const languages = () => (known ??= listLanguages(hidden));
  return {
    languages,
    recognize: async (png) => {
      const use = await languages();
      if (use.length === 0) return null;
      const all = ['stdin', 'stdout', '-l', use.slice(0, MAX_LANGUAGES).join('+'), '--dpi', '300', 'hocr'];
      return run(all, hidden, png);
    },
  };
}

async function listLanguages(hidden: readonly string[]): Promise<string[]> {
  const listed = (await run(['--list-langs'], hidden, new Uint8Array())) ?? '';
  const names = listed
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((name) => /^[a-z]{3}(_[a-z]+)?$/.test(name) && name !== 'osd' && name !== 'equ');
  return names.toSorted((one, other) => Number(other === 'eng') - Number(one === 'eng'));
}

/** What the program writes; null where it does not start, fails, or has to be ended. */
function run(args: string[], hidden: readonly string[], input: Uint8Array): Promise<string | null> {
  const limited = `ulimit -v ${MAX_MEMORY_KILOBYTES}; exec tesseract "$@"`;
  const { program, before, env } = confined(hidden);
  return new Promise((resolve) => {
    const child = spawn(program, [...before, 'sh', '-c', limited, 'sh', ...args], {
      cwd: '/',
      env: { ...env, OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: PAGE_MILLISECONDS,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(parts).toString('utf8') : null));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
