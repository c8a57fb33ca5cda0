import { maxResumeBytes } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { formatBytes, formatNumber } from '../../platform/ui/format.ts';

const extensions = ['pdf', 'doc', 'docx', 'txt'];
const mediaTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
];

/** What a file input offers: the accepted extensions and media types. */
export const acceptedFiles = [...extensions.map((extension) => `.${extension}`), ...mediaTypes].join(',');

/** Why this file cannot be a resume, in the specification's words; null when it can be sent. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const mediaType = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType) && !extensions.includes(extension)) return t('resumes.wrongType');
  if (file.size >= maxResumeBytes) return t('resumes.tooBig');
  return null;
}

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A size in megabytes with two digits: "0.34 MB"; what would be "0.00 MB" in its own unit. */
export function megabytes(bytes: number): string {
  if (bytes < 0.01 * 1024 * 1024) return formatBytes(bytes);
  return `${formatNumber(bytes / 1024 / 1024, digits)} MB`;
}
