import type { DemoPerson } from '../types.ts';
import { reserveEntry, writeSections, writeStudies } from './sections.ts';
import type { Heading } from './sections.ts';
import {
  addGap,
  createColumn,
  drawRule,
  reserveRoom,
  sizeThatFits,
  writeBullets,
  writeLine,
  writeText,
} from './paper.ts';
import type { Column, Paper, Style } from './paper.ts';
import { bareLink, languageParts, writePlace, writeRange } from './formats.ts';

/** A tinted band at the left with contact, skills and languages; name and career at the right. */
export function drawSidebarLeft(paper: Paper, person: DemoPerson): void {
  const accent = '#234a63';
  const body: Style = { font: 'Helvetica', size: 9.8, color: '#24292e', lineGap: 2.2 };
  const bold: Style = { ...body, font: 'Helvetica-Bold' };
  const paintBand = () => paper.doc.rect(0, 0, 184, paper.height).fill('#e9eff3');
  paintBand();
  const side = createColumn(paper, { x: 28, width: 140, y: 56, top: 56, bottom: 40 });
  const main = createColumn(
    paper,
    { x: 208, width: paper.width - 208 - 44, y: 52, top: 52, bottom: 48 },
    () => {
      paintBand();
    },
  );
  const sideHeading = headingWriter(side, { ...bold, size: 10.5, color: accent }, 16, 4);
  const small: Style = { ...body, size: 9 };
  writeContactSide(side, person, sideHeading, small);
  writeListSide(side, 'Skills', person.skills, sideHeading, small);
  writeListSide(side, 'Languages', languageParts(person), sideHeading, small);
  writeListSide(side, 'Certificates', person.certificates, sideHeading, small);

  writeText(main, person.name, { ...bold, size: 24, color: accent });
  writeText(main, person.headline, { ...body, size: 11.5, color: '#4b5660' });
  const heading = headingWriter(main, { ...bold, size: 12.5, color: accent }, 16, 5);
  writeSections(main, heading, body, [['Profile', person.summary]]);
  heading('Experience', 90);
  for (const [index, entry] of person.experience.entries()) {
    if (index > 0) addGap(main, 6);
    reserveEntry(main, entry, body, 32);
    writeLine(main, [{ text: entry.title, style: { ...bold, size: 10.4 } }]);
    writeLine(main, [{ text: `${entry.company} · ${entry.location}`, style: { ...body, color: accent } }], {
      text: writeRange(entry, 'short'),
      style: { ...body, size: 9, color: '#5c6770' },
    });
    main.y += 3;
    writeBullets(main, entry.bullets, body);
  }
  heading('Education');
  writeStudies(main, person, { degree: bold, school: body }, ', ');
}

/** A full-width head, career at the left, and a narrow column with skills behind a thin line at the right. */
export function drawSidebarRight(paper: Paper, person: DemoPerson): void {
  const accent = '#8a3b12';
  const body: Style = { font: 'Times-Roman', size: 10.8, color: '#222222', lineGap: 1.8 };
  const bold: Style = { ...body, font: 'Times-Bold' };
  const { doc, width } = paper;
  const head = createColumn(paper, { x: 52, width: width - 104, y: 48, top: 48, bottom: 48 });
  writeText(head, person.name, { ...bold, font: 'Helvetica-Bold', size: 25, color: '#222222' });
  writeText(head, person.headline, { ...body, font: 'Helvetica', size: 11.5, color: accent });
  head.y += 8;
  drawRule(head, accent, 1.4);
  const y = head.y + 16;
  const split = width - 196;
  const main = createColumn(paper, { x: 52, width: split - 52 - 18, y, top: 52, bottom: 52 });
  const side = createColumn(paper, { x: split + 16, width: 196 - 16 - 52, y, top: y, bottom: 40 });
  const label: Style = { font: 'Helvetica-Bold', size: 10.5, color: accent };

  const heading = headingWriter(main, { ...label, size: 12 }, 12, 5);
  const sideHeading = headingWriter(side, label, 14, 4);
  const small: Style = { ...body, font: 'Helvetica', size: 8.8 };
  writeContactSide(side, person, sideHeading, small);
  writeListSide(side, 'Skills', person.skills, sideHeading, small);
  writeListSide(side, 'Certificates', person.certificates, sideHeading, small);
  writeListSide(side, 'Languages', languageParts(person), sideHeading, small);
  doc
    .moveTo(split, y)
    .lineTo(split, Math.max(side.y, y + 120))
    .lineWidth(0.6)
    .strokeColor('#c9b8ad')
    .stroke();
  if (person.summary) writeText(main, person.summary, { ...body, font: 'Times-Italic', size: 11.2 });
  heading('Work History', 90);
  for (const [index, entry] of person.experience.entries()) {
    if (index > 0) addGap(main, 6);
    reserveEntry(main, entry, body, 44);
    writeLine(main, [{ text: entry.title, style: { ...bold, size: 11.4 } }]);
    writeLine(main, [{ text: `${entry.company}, ${entry.location}`, style: body }]);
    writeLine(main, [
      {
        text: writeRange(entry, 'short', ' to '),
        style: { ...body, font: 'Times-Italic', color: '#666666' },
      },
    ]);
    main.y += 2;
    writeBullets(main, entry.bullets, body);
  }
  heading('Education');
  writeStudies(main, person, { degree: bold, school: body }, ', ');
}

function headingWriter(column: Column, style: Style, before: number, after: number): Heading {
  return (text, room = 44) => {
    addGap(column, before);
    reserveRoom(column, room);
    writeText(column, text, style);
    column.y += after;
  };
}

function writeContactSide(side: Column, person: DemoPerson, heading: Heading, style: Style): void {
  heading('Contact');
  const parts = [writePlace(person), person.phone, person.email, ...person.links.map(bareLink)];
  const size = Math.min(...parts.map((part) => sizeThatFits(side, part, style)));
  for (const part of parts) {
    writeText(side, part, { ...style, size });
    side.y += 1.5;
  }
}

function writeListSide(side: Column, title: string, items: string[], heading: Heading, style: Style): void {
  if (items.length === 0) return;
  heading(title);
  for (const item of items) {
    writeText(side, item, style);
    side.y += 1.5;
  }
}
