import { plainText, clean } from './plain-text.ts';
import type { PageJob } from './page/read-job.ts';
import { CallError, type Connection, matchJob, readContact, saveJob, storedConnection } from './server.ts';
import { showMatch } from './show-match.ts';
import { byId, t, wordPage } from './texts.ts';
import { fillThisPage, readThisPage } from './this-page.ts';

const longest = { title: 160, employer: 120, description: 20_000 };

const view = {
  connect: byId('connect', HTMLElement),
  job: byId('job', HTMLFormElement),
  ask: byId('ask', HTMLElement),
  title: byId('title', HTMLInputElement),
  employer: byId('employer', HTMLInputElement),
  skillsField: byId('skills-field', HTMLElement),
  skills: byId('skills', HTMLInputElement),
  source: byId('source', HTMLElement),
  match: byId('match', HTMLElement),
  save: byId('save', HTMLButtonElement),
  open: byId('open', HTMLAnchorElement),
  fill: byId('fill', HTMLButtonElement),
  fillPart: byId('fill-part', HTMLElement),
  status: byId('status', HTMLElement),
};

/** One key for one saving, however often it is tried. */
const key = crypto.randomUUID();

wordPage();
void start();

async function start(): Promise<void> {
  const connection = await storedConnection();
  view.connect.hidden = connection !== null;
  byId('to-options', HTMLButtonElement).addEventListener(
    'click',
    () => void chrome.runtime.openOptionsPage(),
  );
  if (!connection) return;
  view.fillPart.hidden = false;
  view.fill.addEventListener('click', () => void fill(connection));
  const page = await readThisPage();
  if (!page || !/^https?:/.test(page.url)) return say(t('noPage'));
  // The text of a page that is about no job stays where it is until the person says that it is one.
  if (page.from !== 'page') return showJob(connection, page);
  view.ask.hidden = false;
  byId('use-page', HTMLButtonElement).addEventListener('click', () => {
    view.ask.hidden = true;
    void showJob(connection, page);
  });
}

async function showJob(connection: Connection, page: PageJob): Promise<void> {
  const description = (page.html ? plainText(page.html) : clean(page.text)).slice(0, longest.description);
  view.title.value = oneLine(page.title).slice(0, longest.title);
  view.employer.value = oneLine(page.employer).slice(0, longest.employer);
  view.source.textContent = t(`from_${page.from}`);
  view.job.hidden = false;
  view.job.addEventListener('submit', (event) => {
    event.preventDefault();
    void save(connection, page.url, description);
  });
  say(t('matching'));
  const seen = {
    job_url: page.url,
    title: view.title.value,
    employer_name: view.employer.value,
    description,
  };
  const found = await answered(matchJob(connection, seen));
  if (!found) return;
  say('');
  showMatch(view.match, found);
  view.skillsField.hidden = found.skills.length > 0;
  view.skills.required = found.skills.length === 0;
  view.skills.value = found.skills.join(', ');
  view.save.disabled = false;
  if (found.job_id !== null) linkTo(connection, found.job_id);
  if (found.saved) markSaved();
}

async function save(connection: Connection, url: string, description: string): Promise<void> {
  view.save.disabled = true;
  const skills = view.skills.value
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);
  const job = {
    job_url: url,
    title: view.title.value,
    employer_name: view.employer.value,
    description,
    skills,
  };
  const saved = await answered(saveJob(connection, job, key));
  view.save.disabled = saved !== null;
  if (!saved) return;
  linkTo(connection, saved.id);
  markSaved();
  say(t(saved.existed ? 'savedKnown' : 'savedNew'));
}

async function fill(connection: Connection): Promise<void> {
  view.fill.disabled = true;
  const contact = await answered(readContact(connection));
  const filled = contact && (await fillThisPage(contact));
  view.fill.disabled = false;
  if (!contact) return;
  if (!filled) return say(t('noPage'));
  const names = [...new Set(filled)].map((kind) => t(`field_${kind}`));
  say(names.length === 0 ? t('nothingFilled') : t('filled', names.join(', ')));
}

function markSaved(): void {
  view.save.disabled = true;
  view.save.textContent = t('saved');
}

function linkTo({ server }: Connection, id: string): void {
  view.open.href = `${server}/jobs/${encodeURIComponent(id)}`;
  view.open.hidden = false;
}

/** What the server answers; says why and answers null where it does not. */
async function answered<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : 'unreachable';
    say(reason === 'told' && error instanceof Error ? error.message : t(reason));
    return null;
  }
}

function say(text: string): void {
  view.status.textContent = text;
}

function oneLine(text: string): string {
  return plainText(text.replaceAll('<', ' <')).replace(/\s+/g, ' ').trim();
}
