/** The kinds of document that are taken, with their extension and media type. */
export const fileKinds = {
  pdf: { extension: 'pdf', type: 'application/pdf' },
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  doc: { extension: 'doc', type: 'application/msword' },
  txt: { extension: 'txt', type: 'text/plain' },
} as const;

/** A name that is safe to show and to send: no path, no control or direction characters, at most 200 characters; `nameless` where nothing is left. */
export function safeFileName(name: string, nameless = 'resume'): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const shown = Array.from(new Intl.Segmenter().segment(clean), (part) => part.segment)
    .slice(0, 200)
    .join('');
  return shown === '' || /^\.+$/.test(shown) ? nameless : shown;
}

/** A safe name that ends as the stored file does, whatever ending was typed. */
export function withEnding(name: string, storagePath: string): string {
  const ending = storagePath.slice(storagePath.lastIndexOf('.'));
  const safe = safeFileName(name);
  if (safe.toLowerCase().endsWith(ending)) return safe;
  return `${safeFileName(Array.from(safe).slice(0, 190).join(''))}${ending}`;
}

/** The Content-Disposition of a download under this name (RFC 6266). */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The headers of a picture that the program drew itself, for whoever asked for it alone. */
export function pictureHeaders(type: string) {
  return {
    'content-type': type,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

/** The headers of a stored file that is downloaded: never shown in the page, never kept by others. */
export function fileHeaders({ fileName, fileType }: { fileName: string; fileType: string }) {
  return {
    'content-type': fileType,
    'content-disposition': attachmentHeader(fileName),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
