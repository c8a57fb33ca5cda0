import type { DemoPerson } from '../types.ts';
import { reserveEntry, pageColumn, writeSections, writeStudies } from './sections.ts';
import { addGap, drawRule, reserveRoom, measure, writeBullets, writeLine, writeText } from './paper.ts';
import type { Column, Paper, Style } from './paper.ts';
import { contactParts, languageParts, writeRange, writeYears } from './formats.ts';

/** Dates in a rail at the left of everything, as in many European resumes. */
export function drawDateRail(paper: Paper, person: DemoPerson): void {
  const body: Style = { font: 'Helvetica', size: 9.8, color: '#202124', lineGap: 2.4 };
  const bold: Style = { ...body, font: 'Helvetica-Bold', size: 10.4 };
  const grey: Style = { ...body, color: '#5f6368', size: 9.2 };
  const rail = 112;
  const page = pageColumn(paper, 54, 55);
  const column: Column = { ...page, x: page.x + rail, width: page.width - rail };
  const date = (text: string) => writeText({ ...column, x: page.x, width: rail - 14 }, text, grey);
  writeText(column, person.name, { ...bold, size: 23 });
  writeText(column, person.headline, { ...body, size: 11.5, color: '#3c5a99' });
  column.y += 4;
  for (const part of contactParts(person)) writeText(column, part, { ...grey, lineGap: 1 });
  const heading = (text: string, room = 44) => {
    addGap(column, 14);
    reserveRoom(column, room);
    drawRule({ ...page, y: column.y }, '#b9c4dc', 0.8);
    column.y += 7;
    writeText(column, text, { ...bold, size: 12, color: '#3c5a99' });
    column.y += 4;
  };
  writeSections(column, heading, body, [['About me', person.summary]]);
  heading('Work Experience', 90);
  for (const [index, entry] of person.experience.entries()) {
    if (index > 0) addGap(column, 7);
    reserveEntry(column, entry, body, 32);
    date(writeRange(entry, 'numeric'));
    writeLine(column, [{ text: entry.title, style: bold }]);
    writeLine(column, [{ text: `${entry.company}, ${entry.location}`, style: body }]);
    column.y += 1;
    writeBullets(column, entry.bullets, body, '•', 1);
  }
  heading('Education');
  for (const study of person.education) {
    reserveRoom(column, 32);
    date(writeYears(study));
    writeText(column, study.degree, bold);
    writeText(column, study.school, body);
    column.y += 4;
  }
  writeSections(column, heading, body, [
    ['Skills', [...person.skills, ...person.certificates].join(', ')],
    ['Languages', languageParts(person).join(', ')],
  ]);
}

/** A ruled table: period at the left, position and duties at the right, one row each. */
export function drawTable(paper: Paper, person: DemoPerson): void {
  const body: Style = { font: 'Times-Roman', size: 10.6, color: '#111111', lineGap: 1.4 };
  const bold: Style = { ...body, font: 'Times-Bold' };
  const column = pageColumn(paper, 56, 54);
  writeText(column, 'Curriculum Vitae', { ...body, size: 11, color: '#666666' });
  writeText(column, person.name, { ...bold, size: 22 });
  writeText(column, person.headline, { ...body, size: 12 });
  addGap(column, 10);
  const title = (text: string, room = 44) => {
    addGap(column, 12);
    reserveRoom(column, room);
    writeText(column, text, { ...bold, size: 12 });
    column.y += 3;
  };
  const row = (label: string, lines: { text: string; style: Style; bullet?: boolean }[]) =>
    writeTableRow(column, { text: label, style: body }, lines);
  row(
    'Contact',
    contactParts(person).map((text) => ({ text, style: body })),
  );
  if (person.summary) row('Profile', [{ text: person.summary, style: body }]);
  title('Employment History', 110);
  for (const entry of person.experience) {
    row(writeRange(entry, 'short'), [
      { text: entry.title, style: bold },
      { text: `${entry.company}, ${entry.location}`, style: { ...body, font: 'Times-Italic' } },
      ...entry.bullets.map((text) => ({ text, style: body, bullet: true })),
    ]);
  }
  title('Education');
  for (const study of person.education) {
    row(writeYears(study), [
      { text: study.degree, style: bold },
      { text: study.school, style: body },
    ]);
  }
  title('Skills and Languages');
  row('Skills', [{ text: person.skills.join(', '), style: body }]);
  if (person.certificates.length > 0)
    row(
      'Certificates',
      person.certificates.map((text) => ({ text, style: body })),
    );
  row('Languages', [{ text: languageParts(person).join(', '), style: body }]);
}

/** Much white, letter-spaced headings, grey and black only. */
export function drawSpaced(paper: Paper, person: DemoPerson): void {
  const body: Style = { font: 'Helvetica', size: 9.6, color: '#2b2b2b', lineGap: 3 };
  const bold: Style = { ...body, font: 'Helvetica-Bold' };
  const grey: Style = { ...body, color: '#6d6d6d' };
  const column = pageColumn(paper, 76, 64);
  writeText(column, person.name, { ...body, size: 26, spacing: 0.6 });
  column.y += 2;
  writeText(column, person.headline, { ...grey, size: 10.5, spacing: 0.3 });
  column.y += 6;
  writeText(column, contactParts(person).join('   /   '), { ...grey, size: 8.8 });
  const heading = (text: string, room = 44) => {
    addGap(column, 18);
    reserveRoom(column, room);
    writeText(column, text.toUpperCase(), { ...bold, size: 9.4, spacing: 3.2 });
    column.y += 3;
    drawRule({ ...column, width: 28 }, '#2b2b2b', 1);
    column.y += 8;
  };
  writeSections(column, heading, body, [['Profile', person.summary]]);
  heading('Experience', 90);
  for (const [index, entry] of person.experience.entries()) {
    if (index > 0) addGap(column, 9);
    reserveEntry(column, entry, body, 34);
    writeLine(column, [
      { text: entry.title, style: { ...bold, size: 10 } },
      { text: `, ${entry.company}`, style: { ...body, size: 10 } },
    ]);
    writeLine(column, [
      { text: `${writeRange(entry, 'long')}   ${entry.location}`, style: { ...grey, size: 8.8 } },
    ]);
    column.y += 3;
    for (const bullet of entry.bullets) {
      writeText(column, bullet, body);
      column.y += 1.5;
    }
  }
  heading('Education');
  writeStudies(column, person, { degree: bold, school: grey }, '   ');
  writeSections(column, heading, body, [
    ['Skills', person.skills.join('\u00a0 /  ')],
    ['Certificates', person.certificates.join('\u00a0 /  ')],
    ['Languages', languageParts(person).join('\u00a0 /  ')],
  ]);
}

function writeTableRow(
  column: Column,
  label: { text: string; style: Style },
  lines: { text: string; style: Style; bullet?: boolean }[],
): void {
  const labelWidth = 118;
  const padding = 6;
  const cell: Column = {
    ...column,
    x: column.x + labelWidth + padding,
    width: column.width - labelWidth - 2 * padding,
  };
  const height = lines.reduce(
    (sum, line) => sum + measure(cell, line.text, line.style, line.bullet ? 11 : 0) + (line.bullet ? 1 : 0),
    2 * padding - 3,
  );
  reserveRoom(column, height);
  const top = column.y;
  const { doc } = column;
  doc.lineWidth(0.5).strokeColor('#8c8c8c').rect(column.x, top, column.width, height).stroke();
  doc
    .moveTo(column.x + labelWidth, top)
    .lineTo(column.x + labelWidth, top + height)
    .stroke();
  const labelCell: Column = {
    ...column,
    x: column.x + padding,
    width: labelWidth - 2 * padding,
    y: top + padding,
  };
  writeText(labelCell, label.text, label.style);
  cell.y = top + padding;
  for (const line of lines) {
    if (line.bullet) writeBullets(cell, [line.text], line.style, '•', 1);
    else writeText(cell, line.text, line.style);
  }
  column.y = top + height;
}
