import {
  longestDocument,
  longestProfileFile,
  type profileFormats,
} from '../../../api/candidates/profile-files.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { ProfileProblem } from '../../platform/adapters/documents/profiles/profile-outcome.ts';
import { FileTooBig } from '../../platform/adapters/files/file-store.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { requireClean } from '../../platform/http/virus-scan.ts';

type Ports = Pick<Services, 'documents' | 'files' | 'log' | 'metrics' | 'virusScanner'>;

/** The profile of an uploaded file as a JSON Resume; why there is none is said in words. The file is kept nowhere. */
export async function readProfile(
  context: Ports,
  body: ReadableStream<Uint8Array>,
): Promise<{ format: (typeof profileFormats)[number]; document: string }> {
  const bytes = await takeBytes(context, body);
  await requireClean(context, bytes);
  const json = jsonOf(bytes);
  if (json !== null) {
    if (json.length > longestDocument) throw refused('too_big');
    return { format: 'json_resume', document: json };
  }
  const signal = AbortSignal.timeout(minuteMs);
  const outcome = await context.documents.readProfile(bytes, signal).catch((error: unknown) => {
    if (signal.aborted) return { ok: false as const, code: 'too_slow' as const };
    throw error;
  });
  if (!outcome.ok) throw refused(outcome.code);
  return outcome;
}

/** The text of a JSON file; null for everything else, whose bytes only a process of its own looks into. */
function jsonOf(bytes: Uint8Array): string | null {
  const start = new TextDecoder()
    .decode(bytes.subarray(0, 64))
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (!start.startsWith('{') && !start.startsWith('[')) return null;
  return new TextDecoder().decode(bytes);
}

async function takeBytes({ files }: Pick<Ports, 'files'>, body: ReadableStream<Uint8Array>) {
  const taken = await files.take(body, longestProfileFile).catch((error: unknown) => {
    throw error instanceof FileTooBig ? refused('too_big') : error;
  });
  try {
    return await taken.bytes();
  } finally {
    await taken.drop();
  }
}

function refused(why: ProfileProblem): ApiError {
  return new ApiError(why === 'too_big' ? 'file_too_big' : 'unsupported_file', { detail: PROBLEMS[why] });
}

const PROBLEMS = {
  empty: message('profileFiles.fileEmpty'),
  no_profile: message('profileFiles.noProfile'),
  not_a_document: message('profileFiles.noProfile'),
  no_text: message('profileFiles.noProfile'),
  encrypted: message('profileFiles.encrypted'),
  broken: message('profileFiles.broken'),
  too_big: message('profileFiles.fileTooLarge'),
  too_complex: message('profileFiles.tooComplex'),
  too_slow: message('profileFiles.tooSlow'),
} satisfies Record<ProfileProblem, unknown>;
