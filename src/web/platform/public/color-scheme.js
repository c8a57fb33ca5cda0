(() => {
  let chosen = 'auto';
  const isReview = /^\/applicants\/[\da-f-]{36}\/?$/.test(location.pathname);
  let menu = isReview ? 'narrow' : 'wide';
  try {
    chosen = localStorage.getItem('tenon.color-scheme') ?? 'auto';
    menu = localStorage.getItem(isReview ? 'tenon.menu.review' : 'tenon.menu') ?? menu;
  } catch {}
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  page.setAttribute('data-menu', menu);
  let before = '';
  addEventListener('beforeprint', () => {
    before = page.getAttribute('data-mantine-color-scheme');
    page.setAttribute('data-mantine-color-scheme', 'light');
  });
  addEventListener('afterprint', () => page.setAttribute('data-mantine-color-scheme', before));
})();
