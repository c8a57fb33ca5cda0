import { type Cheerio, type CheerioAPI, load } from 'cheerio';
import type { AnyNode } from 'domhandler';

/** Elements that begin a line of their own. */
const blocks =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,main,ol,p,pre,section,table,tr,ul';
/** What is on a page besides its text. */
const beside = 'script,style,noscript,template,svg,iframe,form,button,select,nav,header,footer,aside,dialog';

/** The text of a piece of HTML, as people read it: lines, and dashes before the items of a list. */
export function textOfHtml(html: string): string {
  const $ = load(html, null, false);
  return textOf($, $.root());
}

/** The main text of a whole page and its heading; what stands around it is left out. */
export function readableText(html: string): { title: string; text: string } {
  const $ = load(html);
  const site = $('meta[property="og:title"]').attr('content') ?? $('title').first().text();
  $(beside).remove();
  $('[hidden],[aria-hidden="true"]').remove();
  const main = $('main,article,[role="main"]').first();
  const title = $('h1').first().text() || site;
  return { title: oneLine(title), text: textOf($, main.length > 0 ? main : $('body')) };
}

function textOf($: CheerioAPI, root: Cheerio<AnyNode>): string {
  root.find('script,style,template,noscript').remove();
  root.find('br').replaceWith('\n');
  root.find('li').each((_index, item) => void $(item).prepend('\n- '));
  root.find(blocks).each((_index, block) => void $(block).prepend('\n').append('\n'));
  return root
    .text()
    .replace(/\r/g, '')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/^-\n+/gm, '- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
