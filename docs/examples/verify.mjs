import { Webhook } from 'standardwebhooks';

/**
 * The checking side of a webhook: a function that takes the headers and the raw body of a request. It answers the event, or null
 * for one that it answered before (a repeat: say 2xx and do nothing), and throws for whatever we did not sign just now.
 */
export function openReceiver(secret) {
  const webhook = new Webhook(secret);
  const seen = new Set();
  return (headers, body) => {
    const event = webhook.verify(body, headers);
    const id = headers['webhook-id'];
    if (seen.has(id)) return null;
    seen.add(id);
    return event;
  };
}
