import type { MouseEvent } from 'react';
import { toast } from './toast.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { language } from '../../../messages/in-page.ts';
import { t } from '../messages.ts';

/** Fetches a file of ours in the language of the page and hands it to the browser to keep, under the name that the server gives; why there is none is written in a toast. */
export async function saveFile(href: string): Promise<void> {
  const answer = await fetch(href, { headers: { 'Accept-Language': language } }).catch(() => null);
  if (!answer?.ok) {
    toast.error(await reasonOf(answer));
    return;
  }
  await keepFile(answer);
}

/** Hands a file that was answered to the browser to keep, under the name that the server gives. */
export async function keepFile(answer: Response): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = nameIn(answer.headers.get('content-disposition') ?? '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), minuteMs);
}

/** Saves the file that a link leads to, in place of following it: only so it is asked for in the language of the page. */
export function saveLinkedFile(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  void saveFile(event.currentTarget.href);
}

/** Follows a signed link to a file, as a download, so that a refused link never takes the page away. */
export function followFileLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** The name in a Content-Disposition (RFC 6266), as our server writes it. */
export function nameIn(header: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1];
  const plain = /filename="([^"]+)"/.exec(header)?.[1] ?? 'file';
  return encoded === undefined ? plain : decodeURIComponent(encoded);
}

async function reasonOf(answer: Response | null): Promise<string> {
  if (answer === null) return t('ui.noAnswer');
  const problem: unknown = await answer.json().catch(() => null);
  const problemDetail =
    typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : null;
  return typeof problemDetail === 'string' ? problemDetail : t('ui.fileNotCreated');
}
