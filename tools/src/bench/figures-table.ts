import type { Row } from './report.ts';

const start = '<!-- written by `pnpm bench --write` -->';
const end = '<!-- end -->';

/** The rows as a Markdown table. */
export function figuresTable(rows: Row[]): string {
  const head = ['Work', 'Per second', 'ms each', 'Baseline', 'Share by rate', 'by processor time', 'Bar'];
  const lines = [head, head.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ name, perSecond, cpuMs, bar }: Row): string[] {
  const figures = [name, Math.round(perSecond).toLocaleString('en'), cpuMs.toFixed(cpuMs < 1 ? 3 : 1)];
  if (!bar) return [...figures, '', '', '', ''];
  const { share, atLeast, isWithin } = bar;
  const mark = isWithin ? '✓' : '✗';
  if (!share) return [...figures, '', '', '', `${atLeast} a second ${mark}`];
  return [...figures, share.of, share.byRate.toFixed(2), share.byTime.toFixed(2), `${atLeast.toFixed(2)} ${mark}`];
}

/** A document with its table of figures replaced; throws if it has no place for one. */
export function withFigures(document: string, rows: Row[]): string {
  const [before, rest] = document.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no lines “${start}” and “${end}”.`);
  return `${before}${start}\n\n${figuresTable(rows)}\n\n${end}${after}`;
}
