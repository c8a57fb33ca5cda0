import type { BulkAction, BulkWork } from '../../../api/hiring/bulk-actions.ts';
import { t } from '../../platform/messages.ts';

/** How far an act has come, or how it ended, in a sentence. */
export function bulkLabel(bulk: BulkAction): string {
  if (bulk.state === 'running') {
    const { done, total } = bulk;
    return t('bulkActions.progress', { action: doing[bulk.work.do], done, total });
  }
  const what = whatWasDone(bulk.work, bulk.worked);
  return bulk.state === 'cancelled'
    ? t('bulkActions.stopped', { what })
    : t('bulkActions.finished', { what });
}

const doing: Record<BulkWork['do'], string> = {
  move: t('bulkActions.moving'),
  reject: t('bulkActions.rejecting'),
  tag: t('bulkActions.tagging'),
  untag: t('bulkActions.untagging'),
  assign: t('bulkActions.assigning'),
  message: t('bulkActions.messaging'),
  export: t('bulkActions.exporting'),
  undo: t('bulkActions.undoing'),
};

function whatWasDone(work: BulkWork, count: number): string {
  switch (work.do) {
    case 'move':
      return t('bulkActions.moved', { count });
    case 'reject': {
      const what = t('bulkActions.rejected', { count });
      return work.rejection.tell ? t('bulkActions.emailsLater', { what }) : what;
    }
    case 'tag':
      return t('bulkActions.tagged', { count, tag: work.tag });
    case 'untag':
      return t('bulkActions.untagged', { count });
    case 'assign':
      return t('bulkActions.assigned', { count });
    case 'message':
      return sentLater(t('bulkActions.messaged', { count }), work.delay_minutes);
    case 'export':
      return t('bulkActions.exported', { count });
    case 'undo':
      return t('bulkActions.undone', { count });
  }
}

function sentLater(what: string, minutes: number): string {
  if (minutes === 0) return what;
  if (minutes % 60 !== 0) return t('bulkActions.sentInMinutes', { what, count: minutes });
  return minutes > 1440 && minutes % 1440 === 0
    ? t('bulkActions.sentInDays', { what, count: minutes / 1440 })
    : t('bulkActions.sentInHours', { what, count: minutes / 60 });
}
