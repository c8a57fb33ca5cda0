/** Bytes as base64. */
export function bytesOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Whole numbers from 0 on as base64, seven bits a byte, the lowest first; the eighth says that more follow. */
export function numbersAsText(numbers: number[]): string {
  const bytes: number[] = [];
  for (let rest of numbers) {
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    bytes.push(rest);
  }
  return bytesOf(Uint8Array.from(bytes));
}
