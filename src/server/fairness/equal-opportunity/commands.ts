import {
  type EqualOpportunity,
  type equalOpportunityApi,
  selfIdentificationConsent,
  selfIdentificationMonths,
} from '../../../api/fairness/equal-opportunity.ts';
import type { HandlerInput } from '../../../api/platform/endpoint.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { agreedText } from '../../platform/agreed-texts.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { deleteAnswer, deleteOldAnswers, findAsks, findSurvey, storeAnswer, storeAsks } from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'now'>;
type Answer = HandlerInput<typeof equalOpportunityApi.answerSelfIdentification>['body'];
type Asks = HandlerInput<typeof equalOpportunityApi.setSelfIdentification>['body'];

/** Keeps what an applicant tells of their sex and race, or that they decline. No event is written: the company would see who answered. */
export function answerSelfIdentification(
  ports: Ports,
  candidate: Pick<Actor, 'id'>,
  applicationId: string,
  { sex, race, consent_version: consentVersion, consent_language: language }: Answer,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const survey = await findSurvey(database, candidate.id, applicationId);
    if (!survey) throw new ApiError('not_found');
    if (!survey.asked && !survey.answer) throw new ApiError('conflict');
    const hasAnswered = sex !== null || race !== null;
    if (hasAnswered && consentVersion !== selfIdentificationConsent.version) {
      const detail = message('operationErrors.agreeOrDecline');
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/consent_version', detail }] });
    }
    const consent = hasAnswered ? agreedText(selfIdentificationConsent, language) : null;
    const application = { id: applicationId, companyId: survey.companyId };
    await storeAnswer(database, application, { sex, race, consent }, ports.now());
  });
}

/** Sets whether a company asks its applicants, as it stands at a version. */
export function setSelfIdentification(
  ports: Ports,
  { actor, companyId }: { actor: Pick<Actor, 'id'>; companyId: string },
  asks: Asks,
): Promise<EqualOpportunity['settings']> {
  const { database } = ports;
  return database.transact(async () => {
    const isStored = await storeAsks(database, companyId, asks, ports.now());
    const current = await findAsks(database, companyId);
    if (!isStored) throw staleVersion(current);
    await recordEvent(database, {
      actorId: actor.id,
      action: 'company.self_identification_set',
      objectType: 'company',
      objectId: companyId,
      companyId,
      data: { asks: asks.asks },
    });
    return current;
  });
}

/** Deletes what an applicant told of themselves. No event is written: the company would see who answered. */
export function deleteSelfIdentification(
  { database }: Pick<Ports, 'database'>,
  candidate: Pick<Actor, 'id'>,
  applicationId: string,
): Promise<void> {
  return deleteAnswer(database, candidate.id, applicationId);
}

/** Deletes the answers that have had their time. */
export function purgeSelfIdentifications({ database, now }: Ports): Promise<void> {
  return deleteOldAnswers(database, monthsAfter(now(), -selfIdentificationMonths));
}
