// Tells the page around the frame how high its content is: a number, nothing else.
(() => {
  if (parent === window) return;
  const tell = () => parent.postMessage({ tenonHeight: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener('load', tell);
})();
