import { ApiError } from './api-error.ts';

/** The whole body of a request that sends an image; throws as soon as there is more of it than so many bytes. */
export async function imageBody(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > mostBytes) throw new ApiError('image_too_big');
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

/** Answers with a stored image under the hash of its bytes, which browsers keep for good; null is not found. */
export function imageAnswer(image: { bytes: Uint8Array<ArrayBuffer>; mediaType: string } | null): Response {
  if (!image) throw new ApiError('not_found');
  return new Response(image.bytes, {
    headers: {
      'content-type': image.mediaType,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
