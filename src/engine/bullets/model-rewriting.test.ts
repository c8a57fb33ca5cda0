import { expect, test } from 'vitest';
import { claimsOf } from './claims.ts';
import { readWordings, wordingQuestion } from './model-rewriting.ts';
import { suggestBullets } from './suggest.ts';

const claims = claimsOf([
  {
    title: 'Platform Engineer',
    company: 'Northwind Traders',
    ongoing: false,
    description: '- Sold seeds to 30 farms\n- Responsible for managing deployments on k8s for 12 branches',
  },
]);
const job = { required: ['Kubernetes'], desired: [], description: 'You run clusters.' };

test('a prompt lists claims and skills in numbered lines, the most relevant first, without employers', () => {
  const question = wordingQuestion(claims, job);
  expect(question?.prompt).toContain('1: Responsible for managing deployments on k8s for 12 branches');
  expect(question?.prompt).toContain('2: Sold seeds to 30 farms');
  expect(question?.prompt).not.toContain('Northwind');
  expect(question?.claimIds).toEqual(['0/1', '0/0']);
  expect(wordingQuestion([], job)).toBeNull();
});

test('only lines with a known number count, the first of each', () => {
  const ids = ['0/1', '0/0'];
  const answer = 'Sure!\n1: Managed deployments\n 2) Sold seeds\n2: Again\n3: Nobody\n0: No\n-1: No\n1e0: No';
  expect([...readWordings(answer, ids)]).toEqual([
    ['0/1', 'Managed deployments'],
    ['0/0', 'Sold seeds'],
  ]);
  for (const nonsense of ['', '{"lines":[]}', '<h1>1: x</h1>', `1: ${'x'.repeat(601)}`])
    expect(readWordings(nonsense, ids).size).toBe(0);
});

test('a rewrite that passes the check is offered as the model’s, one that adds anything never is', () => {
  const worded = (text: string) =>
    suggestBullets(claims, job, { proposed: readWordings(`1: ${text}`, ['0/1']) }).find(
      ({ claim }) => claim.id === '0/1',
    );
  expect(worded('Managing deployments on Kubernetes for 12 branches')).toMatchObject({ writer: 'model' });
  for (const lie of ['Managed deployments on Kubernetes for 120 branches', 'Led the Kubernetes team of 12'])
    expect(worded(lie)).toMatchObject({
      writer: 'rules',
      text: 'Managed deployments on Kubernetes for 12 branches',
    });
});

test.each([
  [
    'Installation and servicing of gas boilers in around 300 homes',
    'Installed and serviced gas boilers in about 300 homes',
  ],
  ['Handled claims for car accidents every week', 'Handled car accident claims weekly'],
  [
    'Was part of the group that introduced the new claims software',
    'Helped introduce the new claims software',
  ],
  [
    'Took over the editing of the weekend supplement in 2016',
    'Took over editing the weekend supplement in 2016',
  ],
])('an honest but freer rewrite of a model is offered: %s', (line, text) => {
  const [claim] = claimsOf([{ title: '', company: '', ongoing: false, description: line }]);
  const proposed = new Map([[claim?.id ?? '', text]]);
  expect(suggestBullets(claim ? [claim] : [], job, { proposed })).toMatchObject([{ text, writer: 'model' }]);
  // The line itself, with other signs, is no suggestion of anybody.
  const same = new Map([[claim?.id ?? '', `• ${line}.`]]);
  const found = suggestBullets(claim ? [claim] : [], job, { proposed: same });
  expect(found.filter(({ writer }) => writer === 'model')).toEqual([]);
});
