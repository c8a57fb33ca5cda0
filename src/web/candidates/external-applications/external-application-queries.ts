import type { CallInput } from '../../../api/platform/endpoint.ts';
import type { Api } from '../../../api/index.ts';
import type { OutsideApplication } from '../../../api/candidates/external-applications.ts';
import type { TargetStage } from '../../../api/candidates/target-jobs.ts';
import { call } from '../../platform/client.ts';

/** What I write down of an application elsewhere. */
export type OutsideValues = CallInput<Api['createOutsideApplication']>['body'];

/** Changes some values of an application elsewhere, over the version it is shown with. */
export function changeOutside(shown: OutsideApplication, change: Partial<OutsideValues>) {
  const { title, employer_name, url, applied_on, stage, notes } = shown;
  const value = { title, employer_name, url, applied_on, stage, notes, ...change };
  return call<Api['updateOutsideApplication']>(
    { method: 'PUT', path: '/api/outside-applications/{id}' },
    { params: { id: shown.id }, body: { version: shown.version, value } },
  );
}

/** Tracks an application elsewhere; a retry with the same key tracks it once. */
export function addOutside(body: OutsideValues, idempotencyKey: string) {
  return call<Api['createOutsideApplication']>(
    { method: 'POST', path: '/api/outside-applications', creates: true },
    { body, idempotencyKey },
  );
}

/** Tracks it no longer. */
export function removeOutside(id: string) {
  return call<Api['deleteOutsideApplication']>(
    { method: 'DELETE', path: '/api/outside-applications/{id}' },
    { params: { id } },
  );
}

/** Moves a target job that I applied to elsewhere. */
export function moveTarget(id: string, version: number, stage: TargetStage) {
  return call<Api['updateTargetJob']>(
    { method: 'PATCH', path: '/api/target-jobs/{id}' },
    { params: { id }, body: { version, stage } },
  );
}
