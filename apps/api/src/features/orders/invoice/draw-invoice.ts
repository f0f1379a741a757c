import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { findUpwards } from '../../../platform/find-upwards.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { PdfPage } from './pdf-page.ts';

const faces = ['figtree-regular', 'figtree-semibold', 'anek-bangla-regular', 'anek-bangla-semibold', 'haat-display'];

/** The left edge of each column in points; for columns of figures, the right edge. */
const columns = { number: 0, product: 30, price: 335, qty: 390, total: 467 };

/** Draws an invoice in black on A4, on as many pages as its lines need. */
export function drawInvoice(content: InvoiceContent): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 64,
    lang: content.locale,
    info: { Title: `${content.title} ${content.orderNumber}`, Author: 'Haat' },
  });
  for (const face of faces) document.registerFont(face, readFileSync(fontFile(face)));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  drawAll(new PdfPage(document), content);
  document.end();
  return done;
}

function fontFile(face: string): string {
  const folder = findUpwards('fonts/figtree-regular.ttf');
  if (!folder) throw new Error('The fonts of the invoice are missing.');
  return path.join(path.dirname(folder), `${face}.ttf`);
}

function drawAll(page: PdfPage, content: InvoiceContent): void {
  page.mark('haat', { face: 'haat-display', size: 32 });
  page.write(content.title, { size: 22, weight: 'semibold', right: page.width });
  page.down(30);
  page.write(content.orderNumber, { size: 10.5, right: page.width });
  page.down(26);
  page.stitch();
  page.down(20);
  drawHead(page, content);
  drawLines(page, content);
  drawSums(page, content);
  drawFoot(page, content);
}

function drawHead(page: PdfPage, { billedTo, details }: InvoiceContent): void {
  const top = page.y;
  page.line(billedTo.title, { size: 9.5, colour: 'muted', width: 260 });
  page.down(3);
  page.line(billedTo.name, { weight: 'semibold', width: 260 });
  for (const text of billedTo.rest) page.line(text, { width: 260 });
  const bottom = page.y;
  page.moveTo(top);
  page.line(details.title, { size: 9.5, colour: 'muted', left: 290 });
  page.down(3);
  for (const [name, value] of details.rows) {
    page.write(name, { left: 290, colour: 'muted' });
    page.line(value, { right: page.width, width: 110 });
  }
  page.moveTo(Math.max(bottom, page.y) + 18);
}

function drawColumns(page: PdfPage, names: InvoiceContent['columns']): void {
  const [number, product, price, qty, total] = names;
  const look = { size: 9.5, colour: 'muted' } as const;
  page.rule('strong');
  page.down(9);
  page.write(number, { ...look, left: columns.number });
  page.write(product, { ...look, left: columns.product });
  page.write(price, { ...look, right: columns.price });
  page.write(qty, { ...look, right: columns.qty });
  page.write(total, { ...look, right: columns.total });
  page.down(22);
  page.rule('strong');
}

function drawLines(page: PdfPage, content: InvoiceContent): void {
  drawColumns(page, content.columns);
  for (const line of content.lines) {
    if (page.needsPage(60)) drawColumns(page, content.columns);
    page.down(11);
    page.write(line.number, { left: columns.number });
    page.write(line.price, { right: columns.price });
    page.write(line.qty, { right: columns.qty });
    page.write(line.total, { right: columns.total });
    page.line(line.name, { left: columns.product, weight: 'semibold', width: 225 });
    if (line.options) page.line(line.options, { left: columns.product, size: 9, colour: 'muted', width: 225 });
    page.down(10);
    page.rule('light');
  }
}

function drawSums(page: PdfPage, { sums, total, inWords }: InvoiceContent): void {
  page.needsPage(180);
  page.down(14);
  for (const [name, amount] of sums) {
    page.write(name, { left: 270, colour: 'muted' });
    page.line(amount, { right: page.width });
    page.down(5);
  }
  page.down(4);
  page.rule('light', 270);
  page.down(12);
  page.write(total[0], { left: 270, size: 13, weight: 'semibold' });
  page.line(total[1], { right: page.width, size: 13, weight: 'semibold' });
  page.down(16);
  page.line(`${inWords[0]}: ${inWords[1]}`, {});
}

function drawFoot(page: PdfPage, { notes }: InvoiceContent): void {
  page.needsPage(90);
  page.toFoot(56);
  for (const note of notes) page.line(note, { size: 9, colour: 'muted' });
  page.down(10);
  page.stitch();
}
