const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGURE H1 H2 H3 H4 H5 H6 HEADER HR LI OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
);
const unread = new Set('SCRIPT STYLE TEMPLATE NOSCRIPT IFRAME OBJECT'.split(' '));

/** The text of markup, a line for each block, without control characters. The markup is parsed aside: nothing in it runs or loads. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pieces: string[] = [];
  const visit = (node: Node) => {
    if (node instanceof Text) pieces.push(node.data.replace(/\s+/g, ' '));
    if (!(node instanceof Element) || unread.has(node.tagName)) return;
    const isBlock = blocks.has(node.tagName);
    if (isBlock) pieces.push('\n');
    if (node.tagName === 'LI') pieces.push('- ');
    for (const child of node.childNodes) visit(child);
    if (isBlock) pieces.push('\n');
  };
  visit(body);
  return clean(pieces.join(''));
}

/** Whole characters only, no control characters but ends of lines, no more than one empty line. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
