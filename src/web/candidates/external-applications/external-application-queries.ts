import type { CallInput } from '../../../api/platform/endpoint.ts';
import type { Api } from '../../../api/index.ts';
import type { ExternalApplication } from '../../../api/candidates/external-applications.ts';
import type { TargetStage } from '../../../api/candidates/target-jobs.ts';
import { call } from '../../platform/client.ts';

/** What I write down of an application elsewhere. */
export type ExternalApplicationValues = CallInput<Api['createExternalApplication']>['body'];

/** Changes some values of an application elsewhere, over the version it is shown with. */
export function changeExternal(shown: ExternalApplication, change: Partial<ExternalApplicationValues>) {
  const { id: _id, version: _version, stage_since: _since, ...before } = shown;
  const value = { ...before, ...change };
  return call<Api['updateExternalApplication']>(
    { method: 'PUT', path: '/api/outside-applications/{id}' },
    { params: { id: shown.id }, body: { version: shown.version, value } },
  );
}

/** Tracks an application elsewhere; a retry with the same key tracks it once. */
export function addExternal(body: ExternalApplicationValues, idempotencyKey: string) {
  return call<Api['createExternalApplication']>(
    { method: 'POST', path: '/api/outside-applications', creates: true },
    { body, idempotencyKey },
  );
}

/** Tracks it no longer. */
export function removeExternal(id: string) {
  return call<Api['deleteExternalApplication']>(
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
