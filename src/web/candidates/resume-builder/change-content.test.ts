import { expect, test } from 'vitest';
import type { BuilderContent } from '../../../api/candidates/resume-builder.ts';
import { withLine, withWord } from './change-content.ts';

const content: BuilderContent = {
  name: '',
  email: '',
  phone: '',
  location: '',
  links: [],
  summary: '',
  experience: [
    {
      title: '',
      company: '',
      location: '',
      start: null,
      end: null,
      hidden: false,
      description: 'Ran k8s for 12 branches\nTaught k8sx',
    },
  ],
  education: [],
  skills: ['k8s', 'Kubernetes'],
  languages: [],
  certificates: [],
  sections: [],
};

test('a line is reworded and the others stay', () => {
  const { experience } = withLine(content, 'Taught k8sx', 'Trained people');
  expect(experience[0]?.description).toBe('Ran k8s for 12 branches\nTrained people');
});

test('a word is exchanged where it stands as a word, and a skill is named once', () => {
  const changed = withWord(content, 'k8s', 'Kubernetes');
  expect(changed.experience[0]?.description).toBe('Ran Kubernetes for 12 branches\nTaught k8sx');
  expect(changed.skills).toEqual(['Kubernetes']);
});
