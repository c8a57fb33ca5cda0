import type { Layout } from './layouts.ts';
import { ruled } from './styles.ts';

/** Positions told in sentences, and positions whose dates stand on a line of their own above a stack of names. */
export const proseAndStacks: (Partial<Layout> & { name: string; css: string })[] = [
  { name: 'chronicle', css: ruled, entry: 'sentence', prose: 'narrated', dates: 'long', dash: ' – ' },
  {
    name: 'novel',
    heldOut: true,
    css: 'h2{color:#555}',
    font: 'Times',
    entry: 'sentence',
    prose: 'joined',
    dates: 'long',
    skills: 'bullets',
  },
  {
    name: 'letter',
    heldOut: true,
    css: '',
    entry: 'sentence',
    prose: 'employer-first',
    dates: 'slash',
    heading: 'capitals',
    contact: 'stack',
  },
  {
    name: 'memoir',
    heldOut: true,
    css: 'h2{border-bottom:1px solid #999}',
    entry: 'sentence',
    prose: 'title-first',
    dates: 'short',
    skills: 'pipes',
  },
  { name: 'ladder', css: 'h2{color:#146}', entry: 'stack', dates: 'slash', contact: 'stack' },
  { name: 'stair', heldOut: true, css: ruled, entry: 'stack-company', dates: 'long', skills: 'bullets' },
  {
    name: 'terrace',
    heldOut: true,
    css: 'h2{color:#824}',
    entry: 'stack-place',
    dates: 'short',
    heading: 'capitals',
    skills: 'lines',
  },
  {
    name: 'scaffold',
    heldOut: true,
    css: '.entry{margin-bottom:9px}',
    font: 'Times',
    entry: 'stack-corner',
    dates: 'year',
    skills: 'groups',
    contact: 'stack',
  },
];
