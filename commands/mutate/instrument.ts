import type { Mutant } from './mutants.ts';

const asks = '__isMutant';

/**
 * One source that holds all of its mutants: each expression asks whether its mutant is the active one. `globalThis.activeMutant` is the
 * id of that one, and `globalThis.reachedMutants`, where it is a set, learns which were come by.
 */
export function instrument(source: string, mutants: readonly Mutant[]): string {
  const spans = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const key = `${mutant.start} ${mutant.end}`;
    spans.set(key, [...(spans.get(key) ?? []), mutant]);
  }
  const ordered = [...spans.values()].toSorted(
    ([one], [other]) => (one?.start ?? 0) - (other?.start ?? 0) || (other?.end ?? 0) - (one?.end ?? 0),
  );
  const helper = `const ${asks} = (id) => (globalThis.reachedMutants?.add(id), globalThis.activeMutant === id);`;
  return `${helper} ${withSpans(source, 0, source.length, ordered)}`;
}

/** The text between two places, with the spans that lie in it. */
function withSpans(source: string, start: number, end: number, spans: Mutant[][]): string {
  let text = '';
  let at = start;
  for (let index = 0; index < spans.length;) {
    const span = spans[index] ?? [];
    const [from, to] = [span[0]?.start ?? 0, span[0]?.end ?? 0];
    const inner = spans.slice(index + 1).filter((one) => (one[0]?.start ?? 0) < to);
    text += source.slice(at, from) + choice(span, withSpans(source, from, to, inner));
    at = to;
    index += 1 + inner.length;
  }
  return text + source.slice(at, end);
}

function choice(span: Mutant[], original: string): string {
  return span.toReversed().reduce((rest, { id, text, isStatement }) => {
    if (isStatement) return `{ if (!${asks}(${id})) ${rest} }`;
    return `(${asks}(${id}) ? (${text}) : (${rest}))`;
  }, original);
}
