import { describe, expect, it } from 'vitest';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import {
  confidenceLabel,
  spanLabel,
  stateLabel,
  textBlocks,
  unusedLines,
  valueLabel,
} from './reading-labels.ts';

const position: ReadValue = {
  path: 'experience/0',
  kind: 'experience',
  proposed: [],
  state: 'read',
  confidence: 0.9,
  place: { page: 1, line: 3, quote: 'Engineer, Acme' },
  value: {
    title: 'Engineer',
    company: 'Acme',
    location: '',
    start: '2020-03',
    end: null,
    description: 'Built the payment bridge.\nLed four people.',
  },
};

describe('the text of a resume', () => {
  const lines = [
    { page: 1, line: 1, text: 'Ada', section: null },
    { page: 1, line: 2, text: 'Experience', section: 'experience' },
    { page: 1, line: 3, text: 'Engineer, Acme', section: 'experience' },
    { page: 1, line: 4, text: '• Built the payment bridge.', section: 'experience' },
    { page: 2, line: 1, text: 'Hobbies: chess', section: 'experience' },
  ];

  it('is laid out by page and section', () => {
    const blocks = textBlocks({ lines, values: [position] });
    expect(blocks.map(({ page, section, lines: own }) => [page, section, own.length])).toEqual([
      [1, null, 1],
      [1, 'experience', 3],
      [2, 'experience', 1],
    ]);
  });

  it('shows which lines a value rests on, and which were not read', () => {
    const used = textBlocks({ lines, values: [position] }).flatMap((block) =>
      block.lines.map((line) => line.used),
    );
    expect(used).toEqual([false, false, true, true, false]);
  });

  it('counts neither headings nor the line with the dates as unread', () => {
    const dated = [
      ...lines.slice(0, 3),
      { ...lines[3], page: 1, line: 4, text: 'since March 2020', section: 'experience' },
    ];
    expect(unusedLines(textBlocks({ lines, values: [position] }))).toBe(2);
    expect(unusedLines(textBlocks({ lines: dated, values: [position] }))).toBe(1);
  });
});

describe('a line that only shares words with a value', () => {
  const line = (number: number, text: string, section: string) => ({ page: 2, line: number, text, section });
  const skill: ReadValue = {
    path: 'skill/0',
    kind: 'skill',
    proposed: [],
    state: 'read',
    confidence: 0.9,
    place: { page: 2, line: 2, quote: 'Planning, Patient Education, Mentoring' },
    value: 'Patient Education',
  };
  const lines = [
    line(2, 'Planning, Patient Education, Mentoring', 'skills'),
    line(3, 'Education', 'education'),
    line(4, 'Payment', 'education'),
  ];

  it('is not marked, and a heading stays one', () => {
    const [skills, education] = textBlocks({ lines, values: [skill, position] });
    expect(skills?.lines.map(({ used }) => used)).toEqual([true]);
    expect(education?.headed).toBe(true);
    expect(education?.lines.map(({ used }) => used)).toEqual([false, false]);
  });
});

describe('a value in words', () => {
  it('says how sure the reader is, until the person has spoken', () => {
    expect([0.95, 0.7, 0.3].map(confidenceLabel)).toEqual(['Read clearly', 'Probably right', 'Please check']);
    expect(stateLabel({ state: 'accepted', confidence: 0.3 })).toBe('Accepted by you');
  });

  it('names a position by title and company, and its time', () => {
    expect(valueLabel(position)).toBe('Engineer at Acme');
    expect(spanLabel({ start: '2020-03', end: null })).toBe('Mar 2020 – Present');
    expect(spanLabel({ start: null, end: null })).toBe('');
  });
});
