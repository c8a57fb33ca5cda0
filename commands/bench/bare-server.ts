// A bare node:http server that answers GET /api/jobs by the program's own queries, and nothing else. Prints its port.
import { createServer, type ServerResponse } from 'node:http';
import { readConfig } from '../../src/server/config.ts';
import { commandSource, openDatabase } from '../../src/server/db/connect.ts';
import { pageOf } from '../../src/server/http/cursor.ts';
import { countFacets, listNewestJobs } from '../../src/server/jobs/search-queries.ts';

const source = commandSource(readConfig());
const database = await openDatabase(
  source.kind === 'postgres' ? { ...source, max: 10 } : source,
  console.error,
);
const server = createServer((_request, response) => void answer(response));
async function answer(response: ServerResponse): Promise<void> {
  const search = { candidateId: null, now: new Date(), limit: 21 };
  const rows = await listNewestJobs(database, search, null);
  const body = JSON.stringify({ ...pageOf(rows, 20), facets: await countFacets(database, search) });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(address.port);
});
process.on('SIGTERM', () => process.exit(0));
