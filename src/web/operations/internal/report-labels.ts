/** What reaches the staff, in words. */
export const kindLabels = { job: 'Reported jobs', message: 'Messages' } as const;

const topics: Record<string, string> = {
  misleading: 'Misleading',
  scam: 'Looks like a scam',
  discrimination: 'Discriminates',
  expired: 'No longer there',
  other: 'Something else',
  question: 'Question',
  demo: 'Demo request',
  privacy: 'Privacy',
  press: 'Press',
};

/** A reason or topic in words. */
export function topicLabel(topic: string): string {
  return topics[topic] ?? topic;
}
