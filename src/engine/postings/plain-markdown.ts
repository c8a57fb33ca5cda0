/** Markdown as plain lines: headings, emphasis, quotes and links lose their marks; lists keep a dash before each item. */
export function plainMarkdown(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => !/^\s*(```.*|[-*_]( ?[-*_]){2,})\s*$/.test(line))
    .map(plainLine)
    .join('\n');
}

function plainLine(line: string): string {
  return line
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/^\s*>\s?/, '')
    .replace(/^(\s*)[*+]\s+/, '$1- ')
    .replace(/!?\[([^[\]]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,500}?\S?)\1/g, '$2')
    .replace(/(^|[\s(])[*_](?=\S)([^*_]{1,500})[*_](?=$|[\s.,;:!?)])/g, '$1$2')
    .replace(/`([^`]{1,300})`/g, '$1');
}
