import type { ServerResponse } from 'node:http';

/** Responds with a status, headers and a body. */
export const says =
  (status: number, headers = {}, body = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
const breaksOff = (response: ServerResponse) => response.socket?.resetAndDestroy();
const raw = (text: string) => (response: ServerResponse) => void response.socket?.end(text);
/** What a receiver does with a message. */
export type Behaviour = (response: ServerResponse) => void;
type Trouble = [name: string, act: Behaviour | string, status: number | null, text?: string | RegExp];

/** What may go wrong at a receiver, or on the way to an address, and what the delivery shows of it. `PORT` stands for the receiver's. */
export const troubles: Trouble[] = [
  ['500', says(500, {}, 'oops'), 500, 'oops'],
  ['503', says(503), 503],
  [
    '502 with a page',
    says(502, { 'content-type': 'text/html' }, '<h1>Bad gateway</h1>'),
    502,
    '<h1>Bad gateway</h1>',
  ],
  ['400', says(400), 400],
  ['401', says(401), 401],
  ['404', says(404, {}, 'no such page'), 404, 'no such page'],
  ['429 without a word', says(429), 429],
  ['301 to an internal address', says(301, { location: 'http://169.254.169.254/' }), 301],
  ['302 to another host', says(302, { location: 'https://elsewhere.example/' }), 302],
  ['307 to itself', says(307, { location: '/hook' }), 307],
  ['308 without a place', says(308), 308],
  ['304', says(304), 304],
  ['no answer at all', () => {}, null],
  ['a head and never a body', (response) => void response.writeHead(500).write('a'), 500, 'a'],
  ['a reset at once', breaksOff, null],
  ['a reset within a failing body', raw('HTTP/1.1 500 No\r\ncontent-length: 100\r\n\r\nhalf'), 500, 'half'],
  ['an empty reply', raw(''), null],
  ['something that is not HTTP', raw('SSH-2.0-OpenSSH_9.6\r\n'), null],
  ['half a head', raw('HTTP/1.1 200 O'), null],
  ['two lengths', raw('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 9\r\n\r\na'), null],
  ['huge headers', says(200, { 'x-big': 'a'.repeat(20_000) }), null],
  ['a failing body without end', endless(500), 500, /^x{500}$/],
  ['binary in a failing body', says(500, {}, 'a\0b\uD83D'), 500, /^ab/],
  ['a body that is not packed as it says', says(500, { 'content-encoding': 'gzip' }, 'plain'), 500, ''],
  ['an unknown status', says(799), 799],
  ['an upgrade', raw('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'), null],
  ['nobody at the port', 'http://127.0.0.1:1/', null],
  ['bad TLS', 'https://127.0.0.1:PORT/', null],
  ['a name without an address', 'https://nowhere.test/', null],
  ['a name that leads inside', 'https://inside.test/', null],
  ['a name of which one address is inside', 'https://mixed.test/', null],
];

/** A body that never ends. */
export function endless(status: number): Behaviour {
  return (response) => {
    response.writeHead(status);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', more);
    };
    more();
  };
}
