import { type InterviewKind, interviewKinds } from '../../../api/hiring/interviews.ts';
import { labelsInPage } from '../../../messages/in-page.ts';
import { t } from '../../platform/messages.ts';

/** How an interview takes place, in words. */
export const interviewKindLabels = labelsInPage(interviewKinds);

/** How an interview takes place and for how long, such as "Video call, 45 minutes". */
export function kindAndLength({ kind, minutes }: { kind: InterviewKind; minutes: number }): string {
  return t('interviews.kindAndLength', { kind: interviewKindLabels[kind], minutes });
}
