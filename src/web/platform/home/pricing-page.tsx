import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What Tenon costs: nothing, beside the machine it runs on. */
export function PricingPage() {
  return (
    <Prose title="Pricing" context="Tenon is free. You run it yourself.">
      <p>
        There is one edition, and all of it is open source under the Apache License 2.0. You may use it,
        change it and run it for others, including commercially. There is no paid tier.
      </p>
      <dl>
        <div>
          <dt>The program</dt>
          <dd>Free</dd>
        </div>
        <div>
          <dt>Jobs, applicants, accounts</dt>
          <dd>Free and unlimited</dd>
        </div>
        <div>
          <dt>The database</dt>
          <dd>Included, or your own PostgreSQL</dd>
        </div>
        <div>
          <dt>Scores</dt>
          <dd>Calculated on your machine, without keys or other services</dd>
        </div>
        <div>
          <dt>What you pay for</dt>
          <dd>The machine it runs on</dd>
        </div>
      </dl>
      <h2>What you need</h2>
      <p>
        One machine with Node.js. One command, <code>npm start</code>, installs everything, prepares the
        database and starts the site. All data stays on that machine.
      </p>
      <h2>On someone else’s site</h2>
      <p>
        The program has no payments and no plans. Whoever runs this site decides who may use it and on what
        terms.
      </p>
      <p>
        Need your own database? See <TextLink to="/enterprise">Tenon for larger organisations</TextLink>, or{' '}
        <TextLink to="/contact">write to us</TextLink>.
      </p>
    </Prose>
  );
}
