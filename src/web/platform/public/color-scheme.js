// Runs before the first paint, so that a dark page never flashes white. The key is the one MantineProvider uses.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('tenon.color-scheme') ?? 'auto';
  } catch {
    // Storage is blocked: follow the system.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  // Paper is white, whatever the screen is.
  let before = '';
  addEventListener('beforeprint', () => {
    before = page.getAttribute('data-mantine-color-scheme');
    page.setAttribute('data-mantine-color-scheme', 'light');
  });
  addEventListener('afterprint', () => page.setAttribute('data-mantine-color-scheme', before));
})();
