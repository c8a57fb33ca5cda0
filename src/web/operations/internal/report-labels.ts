import { t } from '../../platform/messages.ts';
/** What reaches the staff, in words. */
export const kindLabels = {
  job: t('internalPeople.reportedJobs'),
  message: t('internalPeople.messages'),
} as const;

const topics: Record<string, string> = {
  misleading: t('internalPeople.misleading'),
  scam: t('internalPeople.scam'),
  discrimination: t('internalPeople.discriminates'),
  expired: t('internalPeople.noLongerThere'),
  other: t('internalPeople.somethingElse'),
  question: t('internalPeople.question'),
  demo: t('internalPeople.demoRequest'),
  privacy: t('internalPeople.privacy'),
  press: t('internalPeople.press'),
};

/** A reason or topic in words. */
export function topicLabel(topic: string): string {
  return topics[topic] ?? topic;
}
