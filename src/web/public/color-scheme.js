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
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
