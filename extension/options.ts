import { CallError, readContact, serverOrigin, storedConnection } from './server.ts';
import { byId, t, wordPage } from './texts.ts';

const form = byId('connection', HTMLFormElement);
const server = byId('server', HTMLInputElement);
const token = byId('token', HTMLInputElement);
const make = byId('make', HTMLAnchorElement);
const forget = byId('forget', HTMLButtonElement);
const status = byId('status', HTMLElement);

wordPage();
void start();

async function start(): Promise<void> {
  const stored = await storedConnection();
  server.value = stored?.server ?? '';
  forget.hidden = stored === null;
  if (stored) status.textContent = t('connectedTo', stored.server);
  linkToTokens();
  server.addEventListener('input', linkToTokens);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void connect();
  });
  forget.addEventListener('click', () => void disconnect());
}

/** Keeps a connection once the server has answered to it: a mistyped token is noticed here. */
async function connect(): Promise<void> {
  const origin = serverOrigin(server.value);
  if (origin === null) return fault(server, t('badServer'));
  const secret = token.value.trim();
  if (!/^tenon_[\w-]+$/.test(secret)) return fault(token, t('badToken'));
  const connection = { server: origin, token: secret };
  status.textContent = t('connecting');
  try {
    const { first_name, last_name, email } = await readContact(connection);
    await chrome.storage.local.set(connection);
    server.value = origin;
    token.value = '';
    forget.hidden = false;
    status.textContent = t('connectedAs', `${first_name} ${last_name}`.trim() || email, origin);
  } catch (error) {
    const reason = error instanceof CallError ? error.reason : 'unreachable';
    fault(
      reason === 'refused' ? token : server,
      reason === 'told' ? String((error as Error).message) : t(reason),
    );
  }
}

async function disconnect(): Promise<void> {
  await chrome.storage.local.remove(['server', 'token']);
  forget.hidden = true;
  status.textContent = t('disconnected');
}

function fault(field: HTMLInputElement, text: string): void {
  status.textContent = text;
  field.setAttribute('aria-invalid', 'true');
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'), { once: true });
  field.focus();
}

function linkToTokens(): void {
  const origin = serverOrigin(server.value);
  make.hidden = origin === null || server.value.trim() === '';
  if (origin !== null) make.href = `${origin}/settings/api-tokens`;
}
