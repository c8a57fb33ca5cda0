import type { DemoExperience, DemoPerson } from '../types.ts';
import { reserveEntry, pageColumn, writeSections } from './sections.ts';
import { addGap, drawRule, reserveRoom, writeBullets, writeLine, writeText } from './paper.ts';
import type { Column, Paper, Style } from './paper.ts';
import {
  bareLink,
  contactParts,
  groupByCompany,
  languageParts,
  writePlace,
  writeRange,
  writeYears,
} from './formats.ts';

/** One column in Times: centred name, ruled headings, title above company, dates at the right. */
export function drawClassic(paper: Paper, person: DemoPerson): void {
  const body: Style = { font: 'Times-Roman', size: 10.8, color: '#1a1a1a', lineGap: 1.6 };
  const bold: Style = { ...body, font: 'Times-Bold', size: 11.2 };
  const italic: Style = { ...body, font: 'Times-Italic' };
  const column = pageColumn(paper, 66, 60);
  writeText(column, person.name, { ...bold, size: 24, align: 'center' });
  writeText(column, person.headline, { ...italic, size: 12, align: 'center' });
  column.y += 2;
  writeText(column, contactParts(person).join('  ·  '), { ...body, size: 9.8, align: 'center' });
  const heading = (text: string, room = 44) => {
    addGap(column, 13);
    reserveRoom(column, room);
    writeText(column, text, { ...bold, size: 12.5 });
    drawRule(column, '#1a1a1a', 0.7);
    column.y += 6;
  };
  writeSections(column, heading, body, [['Summary', person.summary]]);
  heading('Professional Experience', 90);
  for (const [index, entry] of person.experience.entries()) {
    if (index > 0) addGap(column, 6);
    reserveEntry(column, entry, body, 30);
    writeLine(column, [{ text: entry.title, style: bold }], { text: writeRange(entry, 'long'), style: body });
    writeLine(column, [{ text: `${entry.company}, ${entry.location}`, style: italic }]);
    column.y += 2;
    writeBullets(column, entry.bullets, body);
  }
  heading('Education');
  for (const study of person.education) {
    reserveRoom(column, 30);
    writeLine(column, [{ text: study.degree, style: bold }], { text: writeYears(study), style: body });
    writeText(column, study.school, italic);
    column.y += 3;
  }
  writeSections(column, heading, body, [
    ['Skills', person.skills.join(', ')],
    ['Certifications', person.certificates.join(', ')],
    ['Languages', languageParts(person).join(', ')],
  ]);
}

/** Companies as headings with all positions held there below them; Helvetica with green accents. */
export function drawCompanyFirst(paper: Paper, person: DemoPerson): void {
  const accent = '#2f6b4f';
  const body: Style = { font: 'Helvetica', size: 9.8, color: '#222222', lineGap: 2.2 };
  const bold: Style = { ...body, font: 'Helvetica-Bold' };
  const grey: Style = { ...body, color: '#5b6066' };
  const column = pageColumn(paper, 58, 54);
  writeText(column, person.name, { ...bold, size: 22, color: accent });
  writeText(column, person.headline, { ...body, size: 11.5 });
  column.y += 3;
  writeText(column, contactParts(person).join('   |   '), { ...grey, size: 9 });
  const heading = (text: string, room = 44) => {
    addGap(column, 14);
    reserveRoom(column, room);
    paper.doc.rect(column.x, column.y + 0.5, 4, 10).fill(accent);
    writeText(column, text.toUpperCase(), { ...bold, size: 10.5, color: accent }, 10);
    column.y += 5;
  };
  writeSections(column, heading, body, [['Profile', person.summary]]);
  heading('Employment', 90);
  for (const [index, group] of groupByCompany(person.experience).entries()) {
    const [first] = group;
    if (!first) continue;
    if (index > 0) addGap(column, 6);
    reserveEntry(column, first, body, 44);
    writeLine(column, [{ text: first.company, style: { ...bold, size: 11 } }], {
      text: first.location,
      style: grey,
    });
    for (const entry of group) writePosition(column, entry, body, grey);
  }
  heading('Education');
  for (const study of person.education) {
    reserveRoom(column, 30);
    writeLine(column, [{ text: study.school, style: bold }], { text: writeYears(study), style: grey });
    writeText(column, study.degree, body);
    column.y += 3;
  }
  writeSections(column, heading, body, [
    ['Skills', [...person.skills, ...person.certificates].join('\u00a0· ')],
    ['Languages', languageParts(person).join('\u00a0· ')],
  ]);
}

/** Small type and two-line heads, skills before experience: much on one page. */
export function drawCompact(paper: Paper, person: DemoPerson): void {
  const body: Style = { font: 'Helvetica', size: 9, color: '#1d1d1f', lineGap: 1.6 };
  const bold: Style = { ...body, font: 'Helvetica-Bold', size: 9.6 };
  const grey: Style = { ...body, color: '#62666d', size: 8.6 };
  const column = pageColumn(paper, 48, 42);
  writeLine(column, [{ text: person.name, style: { ...bold, size: 18 } }], {
    text: writePlace(person),
    style: grey,
  });
  writeText(column, person.headline, { ...body, size: 10 });
  column.y += 2;
  writeText(column, [person.email, person.phone, ...person.links.map(bareLink)].join('  |  '), grey);
  const heading = (text: string, room = 44) => {
    addGap(column, 8);
    reserveRoom(column, room);
    drawRule(column, '#9aa0a6', 0.5);
    column.y += 5;
    writeText(column, text, { ...bold, color: '#7a2e2e', size: 10 });
    column.y += 2;
  };
  heading('Key skills');
  writeText(column, person.skills.join('\u00a0| '), body);
  if (person.certificates.length > 0)
    writeText(column, `Certificates: ${person.certificates.join(', ')}`, body);
  writeText(column, `Languages: ${languageParts(person).join(', ')}`, body);
  writeSections(column, heading, body, [['About', person.summary]]);
  heading('Work experience', 90);
  for (const [index, entry] of person.experience.entries()) {
    if (index > 0) addGap(column, 4);
    reserveEntry(column, entry, body, 24);
    writeLine(column, [
      { text: entry.title, style: bold },
      { text: ` | ${entry.company}`, style: { ...body, size: 9.6 } },
    ]);
    writeLine(column, [{ text: `${writeRange(entry, 'numeric', ' - ')} | ${entry.location}`, style: grey }]);
    column.y += 1;
    writeBullets(column, entry.bullets, body, '•', 0.5);
  }
  heading('Education');
  for (const study of person.education) {
    writeText(column, [study.degree, study.school, writeYears(study)].join(' | '), body);
  }
}

function writePosition(column: Column, entry: DemoExperience, body: Style, grey: Style): void {
  reserveEntry(column, entry, body, 18);
  column.y += 1;
  const title = { text: entry.title, style: { ...body, font: 'Helvetica-Oblique' } };
  writeLine(column, [title], { text: writeRange(entry, 'short'), style: grey });
  column.y += 2;
  writeBullets(column, entry.bullets, body, '–', 1.5);
  addGap(column, 3);
}
