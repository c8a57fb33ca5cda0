import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { Chance } from '../corpus/seeded-random.ts';
import {
  makeDocx,
  makeLyingDocx,
  makePng,
  makeRawPdf,
  makeZip,
  paragraph,
} from '../../src/server/platform/adapters/documents/sample-documents.ts';

/** Makes one file that is broken or meant to harm; chance varies it from call to call. */
export type MakeFile = (chance: Chance) => Promise<Buffer> | Buffer;

const pdf = (content: string, resources = '', trailer = '') =>
  makeRawPdf(Buffer.from(content), '', trailer, resources);
const words = (text: string) => `BT /F1 12 Tf 50 700 Td (${text}) Tj ET`;
const honest = pdf(words('Ada Quill ada@mail.example'));
const honestDocx = () => makeDocx(paragraph('Ada Quill') + paragraph('ada@mail.example'));
const replaced = (bytes: Buffer, from: string, to: string) =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
const cut = (bytes: Buffer, chance: Chance) => bytes.subarray(0, chance.whole(10, bytes.length - 1));
const flipped = (bytes: Buffer, chance: Chance) => {
  const copy = Buffer.from(bytes);
  for (let i = 0; i < 40; i++) copy[chance.whole(0, copy.length - 1)] = chance.whole(0, 255);
  return copy;
};
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const entity = (count: number) =>
  Array.from({ length: count }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
const xmlBomb = `<!DOCTYPE w:document [<!ENTITY e0 "lol">${entity(9)}]>`;
const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 800]';
const noise = (length: number, chance: Chance) =>
  Buffer.from(Uint8Array.from({ length }, () => chance.whole(0, 255)));

const pdfs: Record<string, MakeFile> = {
  'a PDF cut off': (chance) => cut(honest, chance),
  'a PDF with bytes flipped': (chance) => flipped(honest, chance),
  'a PDF of its first line only': () => Buffer.from('%PDF-1.7\n'),
  'a PDF without cross references': () => replaced(honest, 'xref', 'xxxx'),
  'cross references that point at themselves': () => replaced(honest, '/Size 6', '/Size 6 /Prev 400'),
  'cross references far outside': () => replaced(honest, 'startxref', 'startxref\n99999999999'),
  'pages that are their own children': () => replaced(honest, '/Kids [3 0 R]', '/Kids [2 0 R]'),
  'a page tree that says it has a billion pages': () => replaced(honest, '/Count 1', '/Count 999999999'),
  'a page of impossible size': () => replaced(honest, '[0 0 600 800]', '[0 0 1e30 1e30]'),
  'a page of no size': () => replaced(honest, '[0 0 600 800]', '[0 0 0 0]'),
  'a locked PDF': () => pdf(words('x'), '', '/Encrypt << /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -1 >>'),
  'an unknown lock': () => pdf(words('x'), '', '/Encrypt << /Filter /Mine /V 99 >>'),
  'a stream that unpacks to hundreds of megabytes': () =>
    makeRawPdf(deflateSync(Buffer.alloc(150_000_000, 0x20)), '/Filter /FlateDecode'),
  'a stream packed twice': () =>
    makeRawPdf(
      deflateSync(deflateSync(Buffer.alloc(200_000_000, 0x20))),
      '/Filter [/FlateDecode /FlateDecode]',
    ),
  'a stream with thirty filters': () =>
    makeRawPdf(Buffer.from(words('x')), `/Filter [${'/ASCIIHexDecode '.repeat(30)}]`),
  'a stream with a wrong length': () => replaced(honest, '/Length', '/Length 9999999 /Old'),
  'a form that draws itself': () =>
    makeRawPdf(Buffer.from('/A Do /A Do'), form, '', '/XObject << /A 4 0 R >>'),
  'millions of drawing commands': () =>
    makeRawPdf(deflateSync(Buffer.from('0 0 m 9 9 l S\n'.repeat(2_000_000))), '/Filter /FlateDecode'),
  'a hundred thousand saved states': () => pdf('q '.repeat(100_000)),
  'half a million words on a page': () =>
    makeRawPdf(
      deflateSync(Buffer.from(`BT /F1 1 Tf ${'(word) Tj '.repeat(500_000)} ET`)),
      '/Filter /FlateDecode',
    ),
  'brackets ten thousand deep': () => pdf(nested('[', ']', 10_000)),
  'dictionaries ten thousand deep': () => pdf(words('x'), nested('<< /A ', ' >>', 10_000)),
  'a text that never ends': () => pdf('BT (never'),
  'a picture and no text': () => pdf('q 100 0 0 100 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q'),
  'a picture that says it is enormous': () => pdf('q BI /W 99999 /H 99999 /BPC 8 /CS /RGB ID x EI Q'),
  'a PDF with a script': () =>
    pdf(words('Ada Quill'), '', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  'ten thousand pages': () => manyPages(10_000),
  'a font that is noise': (chance) =>
    replaced(honest, '/BaseFont /Helvetica', `/BaseFont /${noise(20, chance).toString('hex')}`),
  'text under a hundred thousand boxes': () => pdf(words('x') + ' 0 0 600 800 re f'.repeat(100_000)),
};

const packed: Record<string, MakeFile> = {
  'a DOCX cut off': async (chance) => cut(await honestDocx(), chance),
  'a DOCX with bytes flipped': async (chance) => flipped(await honestDocx(), chance),
  'a zip without a document': () => makeZip({ 'readme.txt': 'hello' }),
  'a zip of nothing': () => makeZip({}),
  'a zip in a zip in a zip': async () =>
    makeZip({ 'a.zip': await makeZip({ 'b.zip': await makeZip({ 'word/document.xml': '<a/>' }) }) }),
  'a zip whose names climb out': () =>
    makeZip({ 'word/document.xml': '<a/>', x: 'y' }).then((bytes) =>
      replaced(bytes, 'word/document.xml', '../../../etc/pass.d'),
    ),
  'a zip with absolute names': () =>
    makeZip({ 'word/document.xml': '<a/>' }).then((bytes) =>
      replaced(bytes, 'word/document.xml', '/etc/document.xml'),
    ),
  'a zip of five thousand entries': () =>
    makeZip(Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`word/${i}.xml`, 'x']))),
  'an entry that lies about its size': () => makeLyingDocx(30_000_000),
  'a document that unpacks to far too much': () => makeDocx(paragraph('a'.repeat(60_000_000))),
  'entities that grow by ten, nine times': () => makeDocx(paragraph('&e9;'), xmlBomb),
  'an entity from a file of this machine': () =>
    makeDocx(paragraph('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>'),
  'an entity from the network': () =>
    makeDocx(paragraph('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "http://127.0.0.1:9/x">]>'),
  'elements a hundred thousand deep': () => makeDocx(nested('<w:p>', '</w:p>', 100_000)),
  'tables in tables': () => makeDocx(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>', 2_000)),
  'elements that do not close': () => makeDocx('<w:p><w:r><w:t>Ada'),
  'an element with fifty thousand attributes': () =>
    makeDocx(`<w:p ${Array.from({ length: 50_000 }, (_, i) => `a${i}="x"`).join(' ')}/>`),
  'a DOCX with macros': () =>
    makeDocx(paragraph('Ada Quill'), '', { 'word/vbaProject.bin': Buffer.from('Attribute VB_Name') }),
  'a style that is based on itself': () =>
    makeDocx(paragraph('Ada', '<w:rStyle w:val="A"/>'), '', {
      'word/styles.xml':
        '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:styleId="A"><w:basedOn w:val="A"/></w:style></w:styles>',
    }),
  'a zip that was packed by another way': (chance) =>
    Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(noise(4_000, chance))]),
  'a spreadsheet': () => makeZip({ 'xl/workbook.xml': '<workbook/>', '[Content_Types].xml': '<Types/>' }),
};

const plain: Record<string, MakeFile> = {
  'an empty file': () => Buffer.alloc(0),
  'one byte': () => Buffer.from('x'),
  noise: (chance) => noise(50_000, chance),
  zeros: () => Buffer.alloc(1_000_000),
  'a picture': () => makePng(),
  'a gzip bomb': () => gzipSync(Buffer.alloc(100_000_000)),
  'a program for Linux': (chance) =>
    Buffer.concat([Buffer.from('\u007fELF', 'latin1'), noise(5_000, chance)]),
  'a web page with a script': () => Buffer.from('<html><script>alert(1)</script></html>'),
  'an old Word file that is noise': (chance) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(20_000, chance)]),
  'an old Word file cut off': () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'a line of four megabytes': () => Buffer.alloc(4_000_000, 'a '),
  'a million short lines': () => Buffer.from('a\n'.repeat(1_000_000)),
  'lines of dates only': () => Buffer.from('Jan 2019 - Mar 2020 - Apr 2021 (\n'.repeat(40_000)),
  'a text of open brackets': () => Buffer.alloc(300_000, '('),
  'a text of combining signs': () => Buffer.from(`a${'\u0301'.repeat(200_000)}`),
  'a text in halves of letters': () => Buffer.from('ffd8'.repeat(1_000) + '00', 'hex'),
  'a file too big': () => Buffer.alloc(6_000_000, 'a'),
};

/** All kinds of broken or harmful files by what they are. */
export const hostileKinds: Record<string, MakeFile> = { ...pdfs, ...packed, ...plain };

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return replaced(honest, '/Kids [3 0 R] /Count 1', `/Kids [${kids}] /Count ${count}`);
}
