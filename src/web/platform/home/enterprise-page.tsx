import { Anchor } from '@mantine/core';
import { LinkButton, TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What larger organisations ask about: hosting, database, roles, safety, interfaces; only what is there. */
export function EnterprisePage() {
  return (
    <Prose
      title="Enterprise"
      context="For organisations that host their own software and are responsible for their data."
    >
      <p>
        This page lists what the program does today, nothing more. If something you need is missing,{' '}
        <TextLink to="/contact">tell us</TextLink>.
      </p>
      <Hosting />
      <Roles />
      <Safety />
      <Interfaces />
      <h2>See it in action</h2>
      <p>
        Ask for a demo, or start the built-in demo on your own machine with <code>npm start -- --demo</code>.
      </p>
      <LinkButton to="/contact" search={{ topic: 'demo' }}>
        Request a demo
      </LinkButton>
    </Prose>
  );
}

function Hosting() {
  return (
    <>
      <h2>Your machines, your data</h2>
      <ul>
        <li>Host it where you choose. Pages load nothing from other sites, and no one is tracked.</li>
        <li>
          Resumes are read and scored on your server. Files leave it only if a company connects its own
          applicant tracking system.
        </li>
        <li>
          Language models are optional, your own or another company’s. They write suggestions for candidates
          from single lines, and play no part in scores.
        </li>
        <li>
          The built-in database needs no setup. To use your own PostgreSQL with its backups and replicas, set{' '}
          <code>DATABASE_URL</code>; tables are created and updated at start.
        </li>
        <li>
          One process does everything. On PostgreSQL, any number of processes can share the work behind a
          proxy. Files for containers, nginx and systemd are included.
        </li>
        <li>
          Settings come from the environment and are checked at start, with one list of every mistake. Health
          checks, Prometheus metrics and OpenTelemetry work with your monitoring.
        </li>
      </ul>
    </>
  );
}

function Roles() {
  return (
    <>
      <h2>Roles and separation</h2>
      <dl>
        <div>
          <dt>Candidate</dt>
          <dd>Keeps a profile and resumes, applies to jobs</dd>
        </div>
        <div>
          <dt>Recruiter, hiring manager</dt>
          <dd>Post jobs and read applications to their own company</dd>
        </div>
        <div>
          <dt>Admin</dt>
          <dd>Has the employer’s pages and the internal area</dd>
        </div>
        <div>
          <dt>Internal</dt>
          <dd>Site staff; can’t see any company’s applicants</dd>
        </div>
      </dl>
      <p>
        People sign up as candidates or recruiters. A company invites its recruiters and hiring managers.
        Staff roles are given on the server with <code>npm run role</code>, or by staff in User Management,
        and logged. One company’s drafts, applicants and resumes are invisible to others: the server answers
        as if they didn’t exist.
      </p>
    </>
  );
}

function Safety() {
  return (
    <>
      <h2>Security</h2>
      <ul>
        <li>The server checks every request against the role and the record it asks for.</li>
        <li>The session is a cookie that scripts cannot read; writes from other sites are refused.</li>
        <li>
          Single sign-on with your own OpenID Connect provider, authenticator apps, passkeys, a list of
          signed-in devices, and confirmation before dangerous actions.
        </li>
        <li>Resumes open through a link for one person, valid for at most five minutes.</li>
        <li>Uploaded files are opened in a separate process with limits on time and memory.</li>
        <li>Everything that happens to an application is recorded, and the record can’t be changed.</li>
      </ul>
    </>
  );
}

function Interfaces() {
  return (
    <>
      <h2>Interfaces</h2>
      <p>
        Everything the pages do goes through one documented API with the same permissions. It is documented on
        this site:{' '}
        <Anchor inherit href="/api/docs">
          API documentation
        </Anchor>{' '}
        and{' '}
        <Anchor inherit href="/api/openapi.json">
          OpenAPI document
        </Anchor>
        .
      </p>
      <ul>
        <li>Programs use tokens with scopes and an expiry date. Assistants connect through MCP.</li>
        <li>Signed webhooks notify a company’s programs and are retried for days.</li>
        <li>A company’s applicant tracking system can be connected through Merge or CSV files.</li>
        <li>
          Jobs are published as feeds, a sitemap and structured data, and can be imported from files and web
          addresses.
        </li>
      </ul>
    </>
  );
}
