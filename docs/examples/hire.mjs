// Posts a job, applies to it, hears of it: node hire.mjs BASE EMPLOYER_TOKEN CANDIDATE_TOKEN HOOK [PORT]
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import job from './job.json' with { type: 'json' };
import { openReceiver } from './verify.mjs';

const [base, employer, candidate, hook, port = new URL(hook).port] = process.argv.slice(2);
async function call(token, method, path, body) {
  const isText = typeof body === 'string';
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  headers['content-type'] = isText ? 'text/plain' : 'application/json';
  const request = { method, headers, body: isText ? body : JSON.stringify(body) };
  const response = await fetch(base + path, request);
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Error(`${answer.title} ${answer.detail ?? ''} See ${base}${answer.type}`);
  return answer;
}

const endpoint = { url: hook, event_types: ['application.submitted'] };
const webhook = await call(employer, 'POST', '/api/webhooks', endpoint);
const check = openReceiver(webhook.secret);
const heard = Promise.withResolvers();
const server = createServer(async (request, response) => {
  try {
    const event = check(request.headers, (await request.toArray()).join(''));
    response.writeHead(204).end();
    if (event) heard.resolve(event);
  } catch {
    response.writeHead(401).end();
  }
}).listen(port);
const posted = await call(employer, 'POST', '/api/jobs', job);
const cv = 'Robin Okafor\nSkills\nWelding\n';
const resume = await call(candidate, 'POST', '/api/resumes?file_name=cv.txt', cv);
const body = { resume_id: resume.id, cover_note: 'Hello!' };
const application = await call(candidate, 'POST', `/api/jobs/${posted.id}/applications`, body);
const { type, data } = await heard.promise;
console.log(`${type}: ${data.application_id === application.id ? 'ours' : 'another'}, job ${data.job_id}`);
await call(employer, 'DELETE', `/api/webhooks/${webhook.id}`);
server.close();
