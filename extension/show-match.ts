import type { Match } from './server.ts';
import { t } from './texts.ts';

const groups = ['met', 'partly', 'likely', 'stated', 'not_met', 'unknown'] as const;

type Row = NonNullable<Match['match']>['ledger'][number];

/** Shows a match: its number, and what it is made of, requirement by requirement. */
export function showMatch(place: HTMLElement, { match, known, skills }: Match): void {
  place.replaceChildren();
  place.hidden = false;
  if (!match) {
    place.append(part('p', t(known || skills.length === 0 ? 'noSkills' : 'noResume')));
    return;
  }
  const head = part('p', '', 'number');
  head.append(part('strong', t('percent', String(match.skill_overlap))), ` ${match.label ?? t('match')}`);
  place.append(head);
  for (const group of groups) {
    const rows = match.ledger.filter((row) => groupOf(row) === group);
    if (rows.length === 0) continue;
    const list = part('ul', '');
    for (const { requirement } of rows) list.append(part('li', requirement, group));
    place.append(part('h2', `${t(`state_${group}`)} (${rows.length})`), list);
  }
}

/** What is only stated, or likely, is not shown as met. */
function groupOf({ state, known }: Row): (typeof groups)[number] {
  if (known === 'likely') return known;
  return known === 'stated' || known === 'bare' ? 'stated' : state;
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, look = '') {
  const element = document.createElement(name);
  element.textContent = text;
  if (look !== '') element.className = look;
  return element;
}
