import { Badge } from '@mantine/core';
import type { ExternalBoardKind } from '../../../api/jobs/external-board-kinds.ts';
import { t } from '../../platform/messages.ts';
import { siteName } from './board-labels.ts';

/** Says of a job that it is not posted here, and where it stands. */
export function ExternalBadge({ kind, address }: { kind: ExternalBoardKind; address: string | null }) {
  return (
    <Badge variant="outline" color="gray">
      {t('jobBoards.fromSite', { site: siteName(kind, address) })}
    </Badge>
  );
}
