/** Records that addresses are made of. */
export type Shown = { job: string; company: string; career: string; logo: string; script: string };

/** A career page that everybody sees. */
export const careerPage = {
  name: 'brightwater',
  published: true,
  headline: '',
  intro: '',
  sections: [],
  color: '#0f6a62',
  sites: ['https://www.brightwater.example'],
};

/**
 * What anybody may ask for without a limit, each with addresses to ask at: none takes more than 5 ms of processor time, which
 * `npm run bench -- public` measures.
 */
export const unlimited: Record<string, (shown: Shown) => string[]> = {
  'POST /api/auth/sign-out': () => ['/api/auth/sign-out'],
  'GET /api/auth/session': () => ['/api/auth/session'],
  'GET /api/auth/jwks': () => ['/api/auth/jwks'],
  'GET /api/company-logos/{hash}': ({ logo }) => [logo],
  'GET /api/companies/{id}': ({ company }) => [`/api/companies/${company}`],
  'GET /api/companies/{id}/equal-opportunity': ({ company }) => [
    `/api/companies/${company}/equal-opportunity`,
  ],
  'GET /api/jobs/{id}': ({ job }) => [`/api/jobs/${job}`],
  'GET /api/jobs/{id}/answer-time': ({ job }) => [`/api/jobs/${job}/answer-time`],
  'GET /api/maintenance': () => ['/api/maintenance'],
  'GET /api/skills': () => ['/api/skills?q=java'],
  'GET /api/openapi.json': () => ['/api/openapi.json'],
  'GET /api/docs': () => ['/api/docs'],
  'GET /healthz': () => ['/healthz'],
  'GET /readyz': () => ['/readyz'],
  'GET /version': () => ['/version'],
  'GET /problems': () => ['/problems'],
  'GET /problems/:code': () => ['/problems/not_found'],
  'GET /.well-known/jwks.json': () => ['/.well-known/jwks.json'],
  'GET /.well-known/security.txt': () => ['/.well-known/security.txt'],
  'GET /.well-known/oauth-protected-resource': () => ['/.well-known/oauth-protected-resource'],
  'GET /.well-known/oauth-protected-resource/mcp': () => ['/.well-known/oauth-protected-resource/mcp'],
  // Who shows no token is refused; who shows one has the limits of its account.
  'POST /mcp': () => ['/mcp'],
  'GET /robots.txt': () => ['/robots.txt'],
  'GET /sitemap.xml': () => ['/sitemap.xml'],
  // The pages and the files of the web program.
  'GET /*': ({ job, company, script }) => ['/', '/jobs', `/jobs/${job}`, `/companies/${company}`, script],
};

/** What anybody may ask for so often and no oftener, with addresses to ask at: it grows with the jobs that are open. */
export const limited: Record<string, (shown: Shown) => string[]> = {
  'GET /api/jobs': () => ['/api/jobs', '/api/jobs?q=nurse%20night', '/api/jobs?q=%22night%20shift%22'],
  'GET /api/jobs/{id}/similar': ({ job }) => [`/api/jobs/${job}/similar`],
  'GET /api/screens/jobs/{id}': ({ job }) => [`/api/screens/jobs/${job}`],
  'GET /sitemaps/pages.xml': () => ['/sitemaps/pages.xml'],
  'GET /sitemaps/:name{jobs-[1-9][0-9]{0,5}\\.xml}': () => ['/sitemaps/jobs-1.xml'],
  'GET /feeds/jobs.rss': () => ['/feeds/jobs.rss'],
  'GET /feeds/jobs.atom': () => ['/feeds/jobs.atom'],
  'GET /feeds/jobs.json': () => ['/feeds/jobs.json'],
  'GET /feeds/jobs.xml': () => ['/feeds/jobs.xml'],
  'GET /own-domain': () => ['/own-domain?domain=jobs.brightwater.example'],
  'GET /c/:name': ({ career }) => [`/c/${career}`],
  'GET /embed/:name': ({ career }) => [`/embed/${career}`],
  'GET /embed/:name/jobs/:id': ({ career, job }) => [`/embed/${career}/jobs/${job}`],
  // Its own test sends the form.
  'POST /embed/:name/jobs/:id': () => [],
  // Their own test sends applications.
  'POST /boards/greenhouse/v1/boards/:board/jobs/:id': () => [],
  'POST /boards/lever/v0/postings/:board/:id': () => [],
  'POST /boards/ashby/applicationForm.submit': () => [],
  'GET /boards/greenhouse/v1/boards/:board': ({ company }) => [`/boards/greenhouse/v1/boards/${company}`],
  'GET /boards/greenhouse/v1/boards/:board/jobs': ({ company }) => [
    `/boards/greenhouse/v1/boards/${company}/jobs?content=true`,
  ],
  'GET /boards/greenhouse/v1/boards/:board/jobs/:id': ({ company, job }) => [
    `/boards/greenhouse/v1/boards/${company}/jobs/${job}`,
  ],
  'GET /boards/lever/v0/postings/:board': ({ company }) => [`/boards/lever/v0/postings/${company}`],
  'GET /boards/lever/v0/postings/:board/:id': ({ company, job }) => [
    `/boards/lever/v0/postings/${company}/${job}`,
  ],
  'GET /boards/ashby/posting-api/job-board/:board': ({ company }) => [
    `/boards/ashby/posting-api/job-board/${company}?includeCompensation=true`,
  ],
};
