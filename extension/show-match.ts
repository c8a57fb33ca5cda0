import type { Match } from './server.ts';
import { t } from './texts.ts';

const states = ['met', 'partly', 'not_met', 'unknown'] as const;

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
  for (const state of states) {
    const rows = match.ledger.filter((row) => row.state === state);
    if (rows.length === 0) continue;
    const list = part('ul', '');
    for (const { requirement, answered } of rows) {
      const stated = answered === 'have' ? ` (${t('stated')})` : '';
      list.append(part('li', requirement + stated, state));
    }
    place.append(part('h2', `${t(`state_${state}`)} (${rows.length})`), list);
  }
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, look = '') {
  const element = document.createElement(name);
  element.textContent = text;
  if (look !== '') element.className = look;
  return element;
}
