// Works only on devices whose person asked for it (Settings, Notifications). Keeps no page and no answer of the server: what is shown
// without a connection was stored by the program itself, as src/web/candidates/offline-copy describes.
const store = 'tenon-offline';
const files = ['/offline.js', '/offline.css', '/color-scheme.js', '/favicon.svg'];
const data = '/offline-data';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tenon</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/offline.css">
    <script src="/color-scheme.js"></script>
    <script defer src="/offline.js"></script>
  </head>
  <body><main id="offline"></main></body>
</html>`;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)));
  skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(withoutConnection));
  else if (origin === location.origin && files.includes(pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});

async function withoutConnection() {
  if (!(await caches.match(data))) return Response.error();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return new Response(page, { headers });
}

addEventListener('push', (event) => {
  let news = {};
  try {
    news = event.data.json();
  } catch {}
  const { title = 'Tenon', text = '', path = '/notifications', id } = news;
  event.waitUntil(
    registration.showNotification(title, { body: text, tag: id, icon: '/icon-192.png', data: { path } }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

async function open(path) {
  const address = new URL(typeof path === 'string' ? path : '/', location.origin);
  if (address.origin !== location.origin) return;
  const [shown] = await clients.matchAll({ type: 'window' });
  if (!shown) return clients.openWindow(address.href);
  await shown.focus();
  return shown.navigate(address.href);
}
