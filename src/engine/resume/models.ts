import stored from './models.json' with { type: 'json' };
import { unpackModel, type SequenceModel } from './sequence-model.ts';

/** The learnt models: for lines of a resume, for parts of the heads of positions, and for pieces of courses of study. */
type Models = Record<'lines' | 'parts' | 'studies', SequenceModel>;

let unpacked: Models | undefined;

/** The learnt models, unpacked when they are first asked for. */
export function models(): Models {
  return (unpacked ??= {
    lines: unpackModel(stored.lines),
    parts: unpackModel(stored.parts),
    studies: unpackModel(stored.studies),
  });
}
