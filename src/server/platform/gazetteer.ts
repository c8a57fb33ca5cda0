import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Gazetteer } from '../../engine/places/gazetteer.ts';

let known: Gazetteer | undefined;

/** The places of the world (NOTICE says whose data), read when they are first asked for. */
export function gazetteer(): Gazetteer {
  const file = new URL('../../engine/places/places.gz', import.meta.url);
  known ??= new Gazetteer(gunzipSync(readFileSync(file)));
  return known;
}
