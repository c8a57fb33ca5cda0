import { Anchor } from '@mantine/core';
import { LinkButton, TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What larger organisations ask about: hosting, database, roles, safety, interfaces; only what is there. */
export function EnterprisePage() {
  return (
    <Prose
      title="Enterprise"
      context="For organisations that host their own software and answer for their data."
    >
      <p>
        This page names what the program does today. What it does not name, do not expect; if something you
        need is missing, <TextLink to="/contact">tell us</TextLink>.
      </p>
      <Hosting />
      <Roles />
      <Safety />
      <Interfaces />
      <h2>See it</h2>
      <p>
        Leave a message to ask for a demo, or load the built-in demo on a machine of yours with{' '}
        <code>npm start -- --demo</code>.
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
        <li>You host it where you choose. Pages load nothing from other sites, and nobody is tracked.</li>
        <li>
          Resumes are read and scored on the server itself. A file leaves it only where a company connects an
          applicant tracking system of its own.
        </li>
        <li>
          A language model is optional: yours or another company’s. It words suggestions for candidates, from
          single lines, and takes no part in a score.
        </li>
        <li>
          The built-in database needs no setting up. To use your own PostgreSQL with its backups and replicas,
          set <code>DATABASE_URL</code>; tables are made and kept up to date at start.
        </li>
        <li>
          One process does everything; on PostgreSQL, as many processes as you like share the work behind a
          proxy. Files for containers, nginx and systemd come along.
        </li>
        <li>
          Settings come from the environment and are checked at start, with one list of every mistake. Health
          addresses, figures for Prometheus and OpenTelemetry tell your monitoring how it is.
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
          <dd>Post jobs and read applications of their own company</dd>
        </div>
        <div>
          <dt>Admin</dt>
          <dd>Has the employer’s screens, and the internal area</dd>
        </div>
        <div>
          <dt>Internal</dt>
          <dd>Staff of the site; sees no company’s applicants</dd>
        </div>
      </dl>
      <p>
        People sign up as candidates or recruiters. A company invites its recruiters and hiring managers.
        Staff roles are given on the server with <code>npm run role</code>, or by staff in User Management, on
        record. One company’s drafts, applicants and resumes do not exist for another: the server answers as
        if they were not there.
      </p>
    </>
  );
}

function Safety() {
  return (
    <>
      <h2>Safety</h2>
      <ul>
        <li>Every request is checked on the server against the role and the record it asks for.</li>
        <li>The session is a cookie that scripts cannot read; writes from other sites are refused.</li>
        <li>
          Single sign-on with your own OpenID Connect server, authenticator apps, passkeys, a list of
          signed-in devices, and proof of who one is before dangerous acts.
        </li>
        <li>A resume is opened by a link for one person, valid for five minutes at most.</li>
        <li>Uploaded files are opened in a separate process with limits on time and memory.</li>
        <li>What happens to an application is recorded, and the record cannot be changed afterwards.</li>
      </ul>
    </>
  );
}

function Interfaces() {
  return (
    <>
      <h2>Interfaces</h2>
      <p>
        All that the screens do goes through one documented API, under the same permissions. The contract is
        on this site:{' '}
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
        <li>Tokens with scopes and an end, for programs; assistants connect through MCP.</li>
        <li>Signed webhooks tell programs of a company what happens, and are tried again for days.</li>
        <li>A company’s applicant tracking system can be connected through Merge, or by CSV files.</li>
        <li>Jobs go out as feeds, a sitemap and structured data, and come in from files and addresses.</li>
      </ul>
    </>
  );
}
