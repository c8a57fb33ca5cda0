// Sends 100 requests for an address at once on each of ten connections, in a process of its own, and reads what comes. Prints a line when
// all connections have ended: how many answers were 200.
import { connect } from 'node:net';

const address = new URL(process.argv[2] ?? '');
const request = `GET ${address.pathname} HTTP/1.1\r\nhost: ${address.host}\r\n\r\n`;
const endings = Array.from({ length: 10 }, async () => {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(request.repeat(100));
  let answers = 0;
  let tail = '';
  for await (const part of socket) {
    const text = tail + (part as Buffer).toString('latin1');
    answers += text.split('HTTP/1.1 200 ').length - 1;
    tail = text.slice(-'HTTP/1.1 200'.length);
  }
  return answers;
});
const counts = await Promise.all(endings);
console.log(counts.reduce((sum, count) => sum + count, 0));
