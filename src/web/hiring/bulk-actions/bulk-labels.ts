import type { BulkAction, BulkWork } from '../../../api/hiring/bulk-actions.ts';
import { formatCount, formatNumber } from '../../platform/ui/format.ts';

/** How far an act has come, or how it ended, in a sentence. */
export function bulkLabel(bulk: BulkAction): string {
  if (bulk.state === 'running') {
    return `${doing[bulk.work.do]}: ${formatNumber(bulk.done)} of ${formatCount(bulk.total, 'applicant')}`;
  }
  const what = `${done[bulk.work.do]} ${formatCount(bulk.worked, 'applicant')}${more(bulk.work)}`;
  return bulk.state === 'cancelled' ? `Stopped. ${what} before that.` : `${what}.`;
}

const doing: Record<BulkWork['do'], string> = {
  move: 'Moving',
  reject: 'Rejecting',
  tag: 'Tagging',
  untag: 'Removing a tag',
  assign: 'Assigning',
  message: 'Messaging',
  export: 'Creating the file',
  undo: 'Undoing',
};

const done: Record<BulkWork['do'], string> = {
  move: 'Moved',
  reject: 'Rejected',
  tag: 'Tagged',
  untag: 'Removed the tag from',
  assign: 'Assigned',
  message: 'Messaged',
  export: 'Exported',
  undo: 'Undone for',
};

function more(work: BulkWork): string {
  if (work.do === 'tag') return ` “${work.tag}”`;
  if (work.do === 'message' && work.delay_minutes > 0) {
    return `; the messages will be sent in ${waitWords(work.delay_minutes)}`;
  }
  return work.do === 'reject' && work.rejection.tell ? '; the emails will be sent in 24 hours' : '';
}

function waitWords(minutes: number): string {
  if (minutes % 60 !== 0) return formatCount(minutes, 'minute');
  return minutes > 1440 && minutes % 1440 === 0
    ? formatCount(minutes / 1440, 'day')
    : formatCount(minutes / 60, 'hour');
}
