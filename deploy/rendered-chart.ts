import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';

const chart = join(import.meta.dirname, 'helm');
const tree = z.record(z.string(), z.unknown());
const read = (path: string) => readFileSync(join(chart, path), 'utf8');

/** The order in which the objects stand in the plain manifests. */
const order = ['settings', 'migrations', 'web', 'worker', 'service', 'disruption-budget', 'web-autoscaling'];

/**
 * The chart's objects, as Helm writes them with these values in place of those of values.yaml. Knows what the chart uses of Helm's language, and
 * throws on anything else: `.Values`, `.Chart.AppVersion`, `if` with `else`, and `toYaml … | indent N`.
 */
export function renderedChart(changes: Record<string, Record<string, unknown>> = {}): string[] {
  const values = tree.parse(parse(read('values.yaml')));
  for (const [name, change] of Object.entries(changes))
    values[name] = { ...tree.parse(values[name]), ...change };
  const known = {
    Values: values,
    Chart: { AppVersion: tree.parse(parse(read('Chart.yaml')))['appVersion'] },
  };
  return globSync('templates/*.yaml', { cwd: chart })
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((path) => rendered(read(path), known))
    .filter((text) => text.trim() !== '');
}

function rank(path: string): number {
  const at = order.indexOf(basename(path, '.yaml'));
  return at === -1 ? order.length : at;
}

function rendered(template: string, known: Record<string, unknown>): string {
  const chosen = template.replaceAll(
    /\{\{- if (?<path>\S+) \}\}\n(?<then>[\s\S]*?)(?:\{\{- else \}\}\n(?<other>[\s\S]*?))?\{\{- end \}\}\n/g,
    (_all, path: string, then: string, other: string | undefined) =>
      valueOf(path, known) ? then : (other ?? ''),
  );
  const filled = chosen
    .replaceAll(/\{\{ toYaml (?<path>\S+) \| indent (?<by>\d+) \}\}/g, (_all, path: string, by: string) =>
      stringify(valueOf(path, known), { lineWidth: 0, singleQuote: true })
        .trimEnd()
        .replaceAll(/^/gm, ' '.repeat(Number(by))),
    )
    .replaceAll(/\{\{ (?<path>\.\S+) \}\}/g, (_all, path: string) => String(valueOf(path, known)));
  const left = /.*(?:\{\{|\.Values).*/.exec(filled);
  if (left) throw new Error(`Not known here: ${left[0]}`);
  return filled;
}

function valueOf(path: string, known: Record<string, unknown>): unknown {
  let found: unknown = known;
  for (const name of path.split('.').slice(1)) found = tree.parse(found)[name];
  if (found === undefined) throw new Error(`The chart has no value ${path}.`);
  return found;
}
