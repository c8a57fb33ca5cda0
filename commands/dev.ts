import { runTool, run } from './steps/processes.ts';

// People work on Vite's address, which hands /api on to the server: links and sign-in must name that one.
const env = { ORIGIN: 'http://localhost:5173', ...process.env };
const ending = new AbortController();
const options = { env, signal: ending.signal };

const both = [
  run(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'src/main.ts', ...process.argv.slice(2)],
    options,
  ),
  runTool('vite/bin/vite.js', ['--port', '5173', '--strictPort'], options),
];
const code = await Promise.race(both);
ending.abort();
await Promise.all(both);
process.exit(code);
