// Shows what was stored on this device when there is no connection. Everything is put in as text.
const place = document.getElementById('offline');

const add = (parent, name, text) => {
  const element = document.createElement(name);
  if (text) element.textContent = text;
  parent.append(element);
  return element;
};

const list = (heading, entries, none) => {
  const section = add(place, 'section');
  add(section, 'h2', heading);
  if (entries.length === 0) return add(section, 'p', none);
  const items = add(section, 'ul');
  for (const { title, lines } of entries) {
    const item = add(items, 'li');
    add(item, 'strong', title);
    for (const line of lines) if (line) add(item, 'span', line);
  }
};

const show = async () => {
  const stored = await caches.match('/offline-data');
  if (!stored) return location.reload();
  const { language, words, applications, interviews } = await stored.json();
  document.documentElement.lang = language;
  document.title = `${words.title} · Tenon`;
  add(place, 'h1', words.title);
  add(place, 'p', words.about);
  const again = add(place, 'button', words.retry);
  again.type = 'button';
  again.addEventListener('click', () => location.reload());
  list(words.interviews, interviews, words.noneInterviews);
  list(words.applications, applications, words.noneApplications);
};

/** Loads the page that was wanted as soon as the server answers, which may be a while after the connection is back. */
const comeBack = async () => {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer && answer.status < 500) location.reload();
};

void show();
addEventListener('online', () => void comeBack());
setInterval(() => navigator.onLine && document.visibilityState === 'visible' && void comeBack(), 3000);
