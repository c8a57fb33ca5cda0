import { type RejectReason, rejectReasons } from '../../../api/hiring/applications.ts';
import { labelsInPage } from '../../../messages/in-page.ts';

/** Why an employer rejects an application, in words, in the order of the number keys. */
export const rejectReasonLabels: Record<RejectReason, string> = labelsInPage(rejectReasons);
