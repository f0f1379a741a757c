import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { findUpwards } from '../../../platform/find-upwards.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { Paper } from './paper.ts';

const faces = ['figtree-regular', 'figtree-semibold', 'anek-bangla-regular', 'anek-bangla-semibold', 'haat-display'];

/** Points from the left edge to where each column starts or, of figures, ends. */
const columns = { number: 0, product: 30, price: 335, qty: 390, total: 467 };

/** Draws an invoice on A4, black on white, on as many pages as its lines take. */
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
  drawAll(new Paper(document), content);
  document.end();
  return done;
}

function fontFile(face: string): string {
  const folder = findUpwards('fonts/figtree-regular.ttf');
  if (!folder) throw new Error('The fonts of the invoice are missing.');
  return path.join(path.dirname(folder), `${face}.ttf`);
}

function drawAll(paper: Paper, content: InvoiceContent): void {
  paper.mark('haat', { face: 'haat-display', size: 32 });
  paper.write(content.title, { size: 22, weight: 'semibold', right: paper.width });
  paper.down(30);
  paper.write(content.orderNumber, { size: 10.5, right: paper.width });
  paper.down(26);
  paper.stitch();
  paper.down(20);
  drawHead(paper, content);
  drawLines(paper, content);
  drawSums(paper, content);
  drawFoot(paper, content);
}

function drawHead(paper: Paper, { billedTo, details }: InvoiceContent): void {
  const top = paper.y;
  paper.line(billedTo.title, { size: 9.5, colour: 'muted', width: 260 });
  paper.down(3);
  paper.line(billedTo.name, { weight: 'semibold', width: 260 });
  for (const text of billedTo.rest) paper.line(text, { width: 260 });
  const bottom = paper.y;
  paper.moveTo(top);
  paper.line(details.title, { size: 9.5, colour: 'muted', left: 290 });
  paper.down(3);
  for (const [name, value] of details.rows) {
    paper.write(name, { left: 290, colour: 'muted' });
    paper.line(value, { right: paper.width, width: 110 });
  }
  paper.moveTo(Math.max(bottom, paper.y) + 18);
}

function drawColumns(paper: Paper, names: InvoiceContent['columns']): void {
  const [number, product, price, qty, total] = names;
  const look = { size: 9.5, colour: 'muted' } as const;
  paper.rule('strong');
  paper.down(9);
  paper.write(number, { ...look, left: columns.number });
  paper.write(product, { ...look, left: columns.product });
  paper.write(price, { ...look, right: columns.price });
  paper.write(qty, { ...look, right: columns.qty });
  paper.write(total, { ...look, right: columns.total });
  paper.down(22);
  paper.rule('strong');
}

function drawLines(paper: Paper, content: InvoiceContent): void {
  drawColumns(paper, content.columns);
  for (const line of content.lines) {
    if (paper.needsPage(60)) drawColumns(paper, content.columns);
    paper.down(11);
    paper.write(line.number, { left: columns.number });
    paper.write(line.price, { right: columns.price });
    paper.write(line.qty, { right: columns.qty });
    paper.write(line.total, { right: columns.total });
    paper.line(line.name, { left: columns.product, weight: 'semibold', width: 225 });
    if (line.options) paper.line(line.options, { left: columns.product, size: 9, colour: 'muted', width: 225 });
    paper.down(10);
    paper.rule('light');
  }
}

function drawSums(paper: Paper, { sums, total, inWords }: InvoiceContent): void {
  paper.needsPage(180);
  paper.down(14);
  for (const [name, amount] of sums) {
    paper.write(name, { left: 270, colour: 'muted' });
    paper.line(amount, { right: paper.width });
    paper.down(5);
  }
  paper.down(4);
  paper.rule('light', 270);
  paper.down(12);
  paper.write(total[0], { left: 270, size: 13, weight: 'semibold' });
  paper.line(total[1], { right: paper.width, size: 13, weight: 'semibold' });
  paper.down(16);
  paper.line(`${inWords[0]}: ${inWords[1]}`, {});
}

function drawFoot(paper: Paper, { notes }: InvoiceContent): void {
  paper.needsPage(90);
  paper.toFoot(56);
  for (const note of notes) paper.line(note, { size: 9, colour: 'muted' });
  paper.down(10);
  paper.stitch();
}
