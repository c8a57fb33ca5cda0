import { buildWebIfStale } from './steps/build-web.ts';

try {
  await buildWebIfStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../src/main.ts');
