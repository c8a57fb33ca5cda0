import { describe, expect, it, test } from 'vitest';
import { makeDocx, makePdf, makePng, makeZip, paragraph } from './sample-documents.ts';
import { sniffDocument } from './sniff.ts';
import { decodeText } from './text.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const wide = (text: string) => Buffer.from(text, 'utf16le');

describe('what a file is, by its content', () => {
  it('knows the four kinds', async () => {
    expect(sniffDocument(await makePdf((pdf) => pdf.text('Ada')))).toBe('pdf');
    expect(sniffDocument(await makeDocx(paragraph('Ada')))).toBe('docx');
    expect(sniffDocument(Buffer.concat([Buffer.from(OLE), wide('WordDocument')]))).toBe('doc');
    expect(sniffDocument(Buffer.from('Ada Quill\nNurse'))).toBe('txt');
    expect(sniffDocument(wide('\uFEFFAda Quill'))).toBe('txt');
    expect(sniffDocument(Buffer.from('Élodie, infirmière', 'latin1'))).toBe('txt');
  });

  const strangers: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a Linux program', Buffer.from('\x7fELF\x02\x01\x01\0\0', 'latin1')],
    ['a picture', makePng()],
    ['a web page', Buffer.from('<!DOCTYPE html><script>1</script>')],
    ['a web page behind a byte order mark', Buffer.from('\uFEFF  <html><body>')],
    ['an SVG picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PHP script', Buffer.from('<?php echo 1;')],
    ['a shell script', Buffer.from('#!/bin/sh\necho')],
    ['a web page with a PDF inside', Buffer.from('<html><!--\n%PDF-1.7\n-->')],
    ['a program with a PDF inside', Buffer.from('MZ%PDF-1.7')],
    ['a picture with a PDF inside', Buffer.from('GIF89a\0\0%PDF-1.7', 'latin1')],
    ['rich text', Buffer.from('{\\rtf1 Ada}')],
    ['an old workbook', Buffer.concat([Buffer.from(OLE), wide('Workbook')])],
    ['bytes without sense', Buffer.from(Array.from({ length: 400 }, (_, i) => (i * 73) % 256))],
  ];
  test.each(strangers)('refuses %s', (_, bytes) => {
    expect(sniffDocument(bytes)).toBeNull();
  });

  it('refuses other archives', async () => {
    expect(sniffDocument(await makeZip({ 'xl/workbook.xml': '<x/>' }))).toBeNull();
  });
});

describe('encodings', () => {
  test.each([
    ['UTF-8', Buffer.from('Zoë Müller, Köln')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFZoë Müller, Köln')],
    ['UTF-16', wide('\uFEFFZoë Müller, Köln')],
    ['UTF-16 without a mark', wide('Zoë Müller, Köln')],
    ['Latin 1', Buffer.from('Zoë Müller, Köln', 'latin1')],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Zoë Müller, Köln');
  });

  it('leaves no NUL and no broken characters', () => {
    const text = decodeText(Buffer.from([0x41, 0x00, 0x42, 0x43, 0x44, 0x45, 0x46]));
    expect(text).toBe('ABCDEF');
    expect(decodeText(Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])).isWellFormed()).toBe(true);
  });
});
