import type { LiveEvent, liveApi } from '../../../api/platform/live.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../http/api-error.ts';
import { message } from '../../../messages/message.ts';
import { sameReader } from '../http/reader.ts';
import { wordsOfStored } from '../http/reader.ts';

type Ports = Pick<Services, 'closing' | 'live' | 'log'>;

const beatMilliseconds = 25_000;
/** Open pages of one person. */
const maxStreams = 20;
/** Events that wait for a browser which does not read them. */
const maxWaiting = 500;

/** The stream of progress. */
export const liveHandlers: Handlers<typeof liveApi, Ports> = {
  openLiveStream: async (_input, context) => {
    if (context.live.count(context.actor.id) >= maxStreams) {
      throw new ApiError('rate_limited', { detail: message('platformErrors.tooManyPages') });
    }
    // HEAD asks for the headers alone: nobody would ever read or close the stream.
    const body = context.request.method === 'HEAD' ? null : liveStream(context);
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  },
};

/** Events until the browser leaves, stops reading or signs out, or the process ends. */
function liveStream(context: SignedIn<Ports>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const forReader = sameReader();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const end = () => {
        stop();
        controller.close();
      };
      const send = (text: string) => {
        if ((controller.desiredSize ?? 0) < -maxWaiting) end();
        else controller.enqueue(encoder.encode(text));
      };
      const leave = context.live.follow(context.actor.id, (event: LiveEvent) => {
        send(forReader(() => eventText(worded(event))));
        // What the person may see has changed: the next stream is opened under the new rules.
        if (event.type === 'account' && !ended) end();
      });
      let ended = false;
      // A comment now and then keeps proxies from closing a quiet stream.
      const tick = async () => {
        const isOver = await hasEnded(context);
        if (ended) return;
        if (isOver) end();
        else send(': beat\n\n');
      };
      const beat = setInterval(() => void tick(), beatMilliseconds);
      stop = () => {
        ended = true;
        clearInterval(beat);
        leave();
        context.closing.removeEventListener('abort', end);
      };
      context.closing.addEventListener('abort', end);
      const told_at = context.live.lastTold(context.actor.id);
      send(`retry: 2000\n${eventText({ type: 'opened', at: Date.now(), told_at })}`);
    },
    cancel: () => stop(),
  });
}

/** An event as its reader reads it. */
function worded(event: LiveEvent): LiveEvent {
  return event.type === 'resume' ? { ...event, message: wordsOfStored(event.message) } : event;
}

function eventText(event: LiveEvent): string {
  return `event: message\ndata: ${JSON.stringify(event)}\n\n`;
}

/** True when the session that opened the stream is over; while the database cannot tell, it is not. */
async function hasEnded(context: SignedIn<Ports>): Promise<boolean> {
  try {
    return (await context.actorNow())?.id !== context.actor.id;
  } catch (error) {
    context.log.warn({ err: error }, 'the session of an open page could not be looked up');
    return false;
  }
}
