import { expect, it } from 'vitest';
import { useOf } from './process-use.ts';

it.runIf(process.platform === 'linux')('tells memory and processor time as the process itself does', () => {
  const use = useOf(process.pid);
  const { user, system } = process.cpuUsage();
  expect(use.residentBytes / process.memoryUsage.rss()).toBeCloseTo(1, 0);
  expect(Math.abs(use.processorSeconds - (user + system) / 1e6)).toBeLessThan(0.5);
});

it('tells zero of a process that is not there', () => {
  expect(useOf(undefined)).toEqual({ residentBytes: 0, processorSeconds: 0 });
});
