import type { ExternalBoardKind } from '../../../api/jobs/external-board-kinds.ts';
import { t } from '../../platform/messages.ts';

/** What kinds of boards are called. */
export const boardKindLabels: Record<ExternalBoardKind, string> = {
  greenhouse: t('jobBoards.kindGreenhouse'),
  lever: t('jobBoards.kindLever'),
  ashby: t('jobBoards.kindAshby'),
  feed: t('jobBoards.kindFeed'),
  pages: t('jobBoards.kindPages'),
};

/** What the site is called where a job stands: the service, or the host of its address. */
export function siteName(kind: ExternalBoardKind, address: string | null): string {
  if (kind !== 'feed' && kind !== 'pages') return boardKindLabels[kind];
  const host = address === null ? undefined : URL.parse(address)?.hostname;
  return host?.replace(/^www\./, '') ?? t('jobBoards.employerSite');
}
