import { plainMarkdown } from '../../../engine/postings/plain-markdown.ts';
import type { PublishedJob } from './queries.ts';

/** Text for XML and HTML, in elements and quoted attributes; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text in a CDATA section, cut where it would end the section. */
export function cdata(text: string): string {
  const plain = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
  return `<![CDATA[${plain.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** A description as HTML: paragraphs, and lists of the lines that begin with a dash. All text is escaped. */
export function descriptionHtml(text: string): string {
  const html: string[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) html.push(`<ul>${items.join('')}</ul>`);
    items = [];
  };
  for (const line of plainMarkdown(text)
    .split('\n')
    .map((each) => each.trim())) {
    const item = /^[-*•]\s+(.+)$/.exec(line)?.[1];
    if (item !== undefined) items.push(`<li>${escapeXml(item)}</li>`);
    else if (line !== '') {
      endList();
      html.push(`<p>${escapeXml(line)}</p>`);
    }
  }
  endList();
  return html.join('');
}

/** The first words of a description, for places with room for about `most` characters. */
export function shortText(text: string, most: number): string {
  const plain = plainMarkdown(text).replace(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  return `${plain.slice(0, most).replace(/\s\S*$/, '')}…`;
}

/** The address of a job's page. */
export function jobAddress(origin: string, id: string): string {
  return `${origin}/jobs/${id}`;
}

/** Where the work is done, in words. */
export function placeLabel(job: PublishedJob): string {
  const places = job.locations
    .map(({ city, state, country }) => [city, state, country].filter(Boolean).join(', '))
    .filter((place) => place !== '');
  return [...(job.locationType === 'remote' ? ['Remote'] : []), ...places].join('; ');
}
