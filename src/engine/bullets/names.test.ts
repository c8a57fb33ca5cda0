import { expect, test } from 'vitest';
import { isSameName } from './names.ts';

test.each([
  ['k8s', 'Kubernetes'],
  ['JS', 'JavaScript'],
  ['AWS', 'Amazon Web Services'],
  ['Excel', 'Microsoft Excel'],
  ['Postgres', 'PostgreSQL'],
  ['React.js', 'React'],
  ['REST API', 'REST APIs'],
  ['e-commerce', 'ecommerce'],
])('%s and %s are one name', (left, right) => {
  expect(isSameName(left, right)).toBe(true);
  expect(isSameName(right, left)).toBe(true);
});

test.each([
  ['Google Calendar', 'Outlook calendar'],
  ['Apple Mail', 'Google Mail'],
  ['Gmail', 'Google Mail'],
  ['Java', 'JavaScript'],
  ['Registered nurse', 'Nurse'],
  ['AWS Certified', 'AWS'],
  ['SQL', 'MySQL'],
  ['C', 'C++'],
  ['Microsoft Paint', 'paint.net'],
  ['Advanced Excel', 'Excel'],
  ['', 'Excel'],
])('%s and %s are two names', (left, right) => {
  expect(isSameName(left, right)).toBe(false);
  expect(isSameName(right, left)).toBe(false);
});
