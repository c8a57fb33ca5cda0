import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a link that stops the mails of one saved search. It never expires, and allows nothing else. */
export function stopToken(secret: string, searchId: string): string {
  return `${searchId}.${signature(secret, searchId)}`;
}

/** The saved search whose mails a token stops; null when it is not whole or not ours. */
export function readStopToken(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  const right = Buffer.from(signature(secret, id));
  const offered = Buffer.from(given);
  return right.length === offered.length && timingSafeEqual(right, offered) ? id : null;
}

/** Where the mails of a search are stopped: by one POST of a mail program, and on a page. */
export function stopLinks(secret: string, origin: string, searchId: string): { post: string; page: string } {
  const token = stopToken(secret, searchId);
  return {
    post: `${origin}/api/job-alerts/stop?token=${token}`,
    page: `${origin}/job-alerts/stop#token=${token}`,
  };
}

function signature(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`STOP JOB ALERT\n${id}`).digest('base64url');
}
