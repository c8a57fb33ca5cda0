import type { LiveEvent, liveApi } from '../../api/live.ts';
import type { Handlers } from '../context.ts';

const beatMilliseconds = 25_000;

/** The stream of progress. */
export const liveHandlers: Handlers<typeof liveApi> = {
  openLiveStream: async (_input, context) => {
    const encoder = new TextEncoder();
    let stop = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const leave = context.live.follow(context.actor.id, (event: LiveEvent) => {
          send(`event: message\ndata: ${JSON.stringify(event)}\n\n`);
        });
        // A comment now and then keeps proxies from closing a quiet stream.
        const beat = setInterval(() => send(': beat\n\n'), beatMilliseconds);
        const end = () => {
          stop();
          controller.close();
        };
        stop = () => {
          clearInterval(beat);
          leave();
          context.closing.removeEventListener('abort', end);
        };
        context.closing.addEventListener('abort', end);
        send('retry: 2000\n\n');
      },
      cancel: () => stop(),
    });
    return new Response(stream, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  },
};
