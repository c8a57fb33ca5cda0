import type { Endpoint, Returned } from '../../api/platform/endpoint.ts';
import {
  type Address,
  addressOf,
  ApiError,
  asProblem,
  headersFor,
  type Input,
  NetworkError,
  parseJson,
  type Parts,
} from './client.ts';

/** Sends one file and tells how many bytes have left, from 0 to 1; answers and throws as `call` does. */
export function upload<E extends Endpoint & { body: 'file' }>(
  endpoint: E,
  input: Input<E> & { onProgress?: (sent: number) => void },
): Promise<Returned<E>>;
export function upload(
  endpoint: Address,
  parts: Parts & { onProgress?: (sent: number) => void },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint.path, parts));
    headersFor(endpoint, parts).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) parts.onProgress?.(event.loaded / event.total);
    };
    request.onerror = () => reject(new NetworkError());
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(new ApiError(request.status, asProblem(body)));
    };
    parts.signal?.addEventListener('abort', () => request.abort());
    request.send(parts.body instanceof Blob ? parts.body : null);
  });
}
