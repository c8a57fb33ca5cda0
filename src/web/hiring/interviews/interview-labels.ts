import type { InterviewKind } from '../../../api/hiring/interviews.ts';
import { t } from '../../platform/messages.ts';

/** How an interview takes place, in words. */
export const interviewKindLabels: Record<InterviewKind, string> = {
  video: t('interviews.video'),
  phone: t('interviews.phone'),
  on_site: t('interviews.onSite'),
};

/** How an interview takes place and for how long, such as "Video call, 45 minutes". */
export function kindAndLength({ kind, minutes }: { kind: InterviewKind; minutes: number }): string {
  return t('interviews.kindAndLength', { kind: interviewKindLabels[kind], minutes });
}
