// A bare node:http server that answers GET /api/jobs by the SQL that the program runs for it, and does nothing else: which jobs are
// the newest is asked once. Prints its port.
import { createServer, type ServerResponse } from 'node:http';
import { readConfig } from '../../src/server/config.ts';
import { commandSource, openDatabase } from '../../src/server/platform/db/connect.ts';
import { listCards, listNewestJobs } from '../../src/server/jobs/job-search/search-queries.ts';

const source = commandSource(readConfig());
const database = await openDatabase(
  source.kind === 'postgres' ? { ...source, max: 10 } : source,
  console.error,
);
const newest = await listNewestJobs(database, { candidateId: null, now: new Date(), limit: 20 }, null);
const ids = newest.map(({ item }) => item.id);
const server = createServer((_request, response) => void answer(response));
async function answer(response: ServerResponse): Promise<void> {
  const items = await listCards(database, ids, { candidateId: null, now: new Date() });
  const body = JSON.stringify({ items });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
process.on('SIGTERM', () => process.exit(0));
