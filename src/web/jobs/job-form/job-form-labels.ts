import { jobFieldLabels, jobValueLabels } from '../../../api/jobs/job-fields.ts';
import { labelsInPage } from '../../../messages/in-page.ts';

/** The words for each field of the job form. */
export const jobFormLabels: Record<string, string> = labelsInPage(jobFieldLabels);

const valueLabels: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(jobValueLabels).map(([field, labels]) => [field, labelsInPage(labels)]),
);

/** What a value of a field is called that has a list to choose from; others stay as they are. */
export function jobValueLabel(field: string, value: string): string {
  return valueLabels[field]?.[value] ?? value;
}
