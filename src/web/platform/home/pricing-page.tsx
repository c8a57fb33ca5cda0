import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What Tenon costs: nothing, beside the machine it runs on. */
export function PricingPage() {
  return (
    <Prose title="Pricing" context="Tenon is free. You run it yourself.">
      <p>
        There is one edition, and all of it is open source under the Apache License 2.0. You may use it,
        change it and run it for others, also in a business. There is no paid tier, and nothing is held back
        for one.
      </p>
      <dl>
        <div>
          <dt>The program</dt>
          <dd>Free</dd>
        </div>
        <div>
          <dt>Jobs, applicants, accounts</dt>
          <dd>Free; the program sets no number to pay for</dd>
        </div>
        <div>
          <dt>The database</dt>
          <dd>Comes with it, or a PostgreSQL of your own</dd>
        </div>
        <div>
          <dt>Scores</dt>
          <dd>Made on your machine; no key and no other service is needed</dd>
        </div>
        <div>
          <dt>What you pay for</dt>
          <dd>The machine it runs on, to whoever you get it from</dd>
        </div>
      </dl>
      <h2>What running it takes</h2>
      <p>
        One machine with Node.js. One command, <code>npm start</code>, installs what is needed, prepares the
        database and serves the site. People find jobs, apply and are hired on that machine; their data stays
        there.
      </p>
      <h2>On somebody else’s site</h2>
      <p>
        Nothing in the program asks for money: it has no payments, and no plan to choose. Whoever runs this
        site decides who may use it and on which terms.
      </p>
      <p>
        Do you need your own database, or do you have more to ask? See{' '}
        <TextLink to="/enterprise">Tenon for larger organisations</TextLink> or{' '}
        <TextLink to="/contact">write to us</TextLink>.
      </p>
    </Prose>
  );
}
