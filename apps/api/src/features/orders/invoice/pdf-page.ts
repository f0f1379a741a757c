import { toLines, toRuns, type Run, type Weight } from './mixed-text.ts';

type Document = PDFKit.PDFDocument;

interface Look {
  /** Points. */
  size?: number;
  weight?: Weight;
  colour?: 'ink' | 'muted';
  /** Where the text starts, in points from the left margin. */
  left?: number;
  /** Where the text ends, in points from the left margin; replaces `left`. */
  right?: number;
}

const colours = { ink: '#000000', muted: '#444444' };
const rules = { strong: { width: 0.8, colour: '#000000' }, light: { width: 0.5, colour: '#bbbbbb' } };
const textSize = 10.5;
const lineHeight = 1.45;
// Bangla is set slightly larger than Latin, as on the pages.
const banglaScale = 1.06;

/** A page written from top to bottom in two scripts; lengths are in points. */
export class PdfPage {
  readonly #document: Document;
  readonly #left: number;
  readonly width: number;
  y: number;

  constructor(document: Document) {
    this.#document = document;
    const { left, right, top } = document.page.margins;
    this.#left = left;
    this.width = document.page.width - left - right;
    this.y = top;
  }

  down(points: number): void {
    this.y += points;
  }

  moveTo(y: number): void {
    this.y = y;
  }

  /** Starts a new page if less than this is left; returns whether it did. */
  needsPage(points: number): boolean {
    const { page } = this.#document;
    if (this.y + points <= page.height - page.margins.bottom) return false;
    this.#document.addPage();
    this.y = page.margins.top;
    return true;
  }

  /** Moves down to this distance from the foot of the page. */
  toFoot(points: number): void {
    const { page } = this.#document;
    this.y = Math.max(this.y, page.height - page.margins.bottom - points);
  }

  /** Draws a wordmark in a given typeface at the left of the current position. */
  mark(text: string, { face, size }: { face: string; size: number }): void {
    this.#document.font(face).fontSize(size).fillColor(colours.ink);
    // Aligned with the title beside it.
    this.#document.text(text, this.#left, this.y - size / 4, { lineBreak: false, baseline: 'top' });
  }

  /** Writes one line of text without moving the position. */
  write(text: string, look: Look): void {
    this.#draw(toRuns(text, look.weight ?? 'regular'), look);
  }

  /** Writes text in as many lines as it needs and moves below them. */
  line(text: string, { width = this.width, ...look }: Look & { width?: number }): void {
    const { size = textSize, weight = 'regular' } = look;
    const measure = (run: Run) => this.#measure(run, size);
    for (const runs of toLines(text, { weight, width, measure })) {
      this.needsPage(size * lineHeight);
      this.#draw(runs, look);
      this.down(size * lineHeight);
    }
  }

  rule(kind: keyof typeof rules, from = 0): void {
    const { width, colour } = rules[kind];
    this.#document.lineWidth(width).strokeColor(colour).undash();
    this.#document
      .moveTo(this.#left + from, this.y)
      .lineTo(this.#left + this.width, this.y)
      .stroke();
  }

  /** Draws a dashed line across the page. */
  stitch(): void {
    this.#document.dash(7, { space: 4 });
    this.#document.lineWidth(0.8).strokeColor('#888888');
    this.#document
      .moveTo(this.#left, this.y)
      .lineTo(this.#left + this.width, this.y)
      .stroke()
      .undash();
  }

  #draw(runs: Run[], { size = textSize, colour = 'ink', left = 0, right }: Look): void {
    const widths = runs.map((run) => this.#measure(run, size));
    const total = widths.reduce((sum, width) => sum + width, 0);
    let x = this.#left + (right === undefined ? left : right - total);
    this.#document.fillColor(colours[colour]);
    for (const [index, run] of runs.entries()) {
      this.#choose(run, size);
      // Both scripts share a baseline.
      this.#document.text(run.text, x, this.y + size, { lineBreak: false, baseline: 'alphabetic' });
      x += widths[index] ?? 0;
    }
  }

  #measure(run: Run, size: number): number {
    this.#choose(run, size);
    return this.#document.widthOfString(run.text);
  }

  #choose({ face }: Run, size: number): void {
    this.#document.font(face).fontSize(face.startsWith('anek') ? size * banglaScale : size);
  }
}
