import { z } from 'zod';
import { guestApplicationBody } from '../../../api/identity/guest-applications.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** The boards whose shape of an application is understood. */
export type BoardShape = 'greenhouse' | 'lever' | 'ashby';

/** The parts of a body: texts and files by their names. */
export type SubmittedParts = { texts: Record<string, string>; files: Record<string, File> };

/** An application out of a board's shape. `jobId` is what the body says; null where the address says it. */
export type Submission = {
  jobId: string | null;
  name: string;
  email: string;
  coverNote: string;
  source: string;
  file: { name: string; bytes: Uint8Array<ArrayBuffer> };
};

const { name, email, source } = guestApplicationBody.shape;
const person = z.object({ name, email });

/** A body of a form, or of JSON whose values are texts; other values are left out. Throws ApiError for what is neither. */
export async function readParts(request: Request): Promise<SubmittedParts> {
  const parts: SubmittedParts = { texts: {}, files: {} };
  const put = ([key, value]: [string, unknown]) => {
    if (typeof value === 'string') parts.texts[key] ??= value;
    else if (value instanceof File && value.size > 0) parts.files[key] ??= value;
  };
  const type = request.headers.get('content-type') ?? '';
  if (/^multipart\/form-data/i.test(type)) {
    const form = await request.formData().catch(() => null);
    if (!form) throw new ApiError('invalid_request');
    form.forEach((value, key) => put([key, value]));
    return parts;
  }
  if (!/^application\/json/i.test(type)) throw new ApiError('unsupported_media');
  const body = z.record(z.string(), z.unknown()).safeParse(await request.json().catch(() => null));
  if (!body.success) throw new ApiError('invalid_request');
  Object.entries(body.data).forEach(put);
  return parts;
}

/** What the parts say in the shape of a board. Throws ApiError `invalid_input` with each value that is missing or wrong. */
export async function readSubmission(shape: BoardShape, parts: SubmittedParts): Promise<Submission> {
  const { who, jobId = null, note = '', from = '', resume } = readers[shape](parts);
  const read = person.safeParse(who);
  const file = await resume;
  if (read.success && file) {
    const known = source.safeParse(from.toLowerCase());
    return {
      jobId,
      ...read.data,
      coverNote: note.trim().slice(0, 5000),
      source: known.success && from !== '' ? known.data : shape,
      file,
    };
  }
  const errors: { pointer: string; detail: MessageOrText }[] = (read.error?.issues ?? []).map((issue) => ({
    pointer: `/${issue.path.join('/')}`,
    detail: issue.message,
  }));
  if (!file) errors.push({ pointer: '/resume', detail: message('guestApplications.resumeMissing') });
  throw new ApiError('invalid_input', { errors });
}

type Read = {
  who: { name: string | undefined; email: string | undefined };
  jobId?: string | undefined;
  note?: string | undefined;
  from?: string | undefined;
  resume: Promise<Submission['file'] | null>;
};

const readers: Record<BoardShape, (parts: SubmittedParts) => Read> = {
  greenhouse: ({ texts, files }) => ({
    who: {
      name: [texts['first_name'], texts['last_name']].filter(Boolean).join(' '),
      email: texts['email'],
    },
    note: texts['cover_letter_text'],
    from: texts['mapped_url_token'],
    resume: greenhouseResume({ texts, files }),
  }),
  lever: ({ texts, files }) => ({
    who: { name: texts['name'], email: texts['email'] },
    note: texts['comments'],
    from: texts['source'],
    resume: bytesOf(files['resume']),
  }),
  ashby: ({ texts, files }) => {
    const fields = ashbyFields(texts['fieldSubmissions']);
    const part = fields['_systemfield_resume'] ?? '_systemfield_resume';
    return {
      who: { name: fields['_systemfield_name'], email: fields['_systemfield_email'] },
      jobId: texts['jobPostingId'],
      resume: bytesOf(files[part]),
    };
  },
};

/** A resume that Greenhouse takes: a file, one in base64 with its name, or text. */
async function greenhouseResume({ texts, files }: SubmittedParts): Promise<Submission['file'] | null> {
  const content = texts['resume_content'];
  if (content !== undefined) {
    const bytes = z.base64().safeParse(content).success ? Buffer.from(content, 'base64') : null;
    return bytes && { name: texts['resume_content_filename'] ?? 'resume', bytes: new Uint8Array(bytes) };
  }
  const typed = texts['resume_text'];
  if (typed !== undefined && typed.trim() !== '')
    return { name: 'resume.txt', bytes: new TextEncoder().encode(typed) };
  return bytesOf(files['resume']);
}

async function bytesOf(file: File | undefined): Promise<Submission['file'] | null> {
  return file ? { name: file.name.slice(0, 1000), bytes: new Uint8Array(await file.arrayBuffer()) } : null;
}

const submitted = z.array(z.object({ path: z.string(), value: z.unknown() }));

/** The values of Ashby's fields by their paths; what is no text is left out. */
function ashbyFields(json = '[]'): Record<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ApiError('invalid_request');
  }
  const fields = submitted.safeParse(value);
  if (!fields.success) throw new ApiError('invalid_request');
  return Object.fromEntries(
    fields.data.flatMap((field) => (typeof field.value === 'string' ? [[field.path, field.value]] : [])),
  );
}
