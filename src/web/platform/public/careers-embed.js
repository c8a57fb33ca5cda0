// Shows a company's open jobs where this script stands, in a frame that is as high as its content. Sets no cookie and reads nothing of the page.
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const name = script.dataset.company ?? '';
  if (!/^[a-z0-9-]{3,40}$/.test(name)) return;
  const { origin } = new URL(script.src);
  const frame = document.createElement('iframe');
  frame.src = `${origin}/embed/${name}`;
  frame.title = script.dataset.title ?? 'Jobs';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  frame.style.cssText = 'width:100%;height:480px;border:0;display:block';
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const height = Number(event.data?.tenonHeight);
    if (height > 0) frame.style.height = `${Math.min(Math.ceil(height), 20_000)}px`;
  });
  script.after(frame);
})();
