import type { Plugin } from 'vite';

/** The font of what is above the fold on every page, in the alphabet of our own words. */
const firstFont = /\binter-latin-wght-normal\.woff2$/;

/** Has every page fetch its font at once, after what it cannot start without, instead of when the first words are laid out. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((name) => firstFont.test(name)),
        );
        if (!font) throw new Error('The font of the pages has another name than it had.');
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          fetchpriority: 'low',
          href: `/${font.fileName}`,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      },
    },
  };
}
