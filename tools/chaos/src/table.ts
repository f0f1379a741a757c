import type { Figure } from './fault.ts';

/** The results of all runs of a fault. */
export interface Row {
  id: string;
  title: string;
  runs: number;
  figures: Record<string, Figure>[];
  /** Messages of outright failures: errors, invariants. */
  failures: string[];
  seconds: number;
}

/** Whether every figure is within its limit and nothing failed. */
export function isWithin({ figures, failures }: Row): boolean {
  return failures.length === 0 && figures.every((each) => Object.values(each).every((figure) => figure.isWithin));
}

/** The rows as a Markdown table: each figure's median, its worst value if the runs differ, and its limit. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { id, title, runs, failures } = row;
    const names = [...new Set(row.figures.flatMap((each) => Object.keys(each)))];
    const cells = names.map((name) =>
      describe(
        name,
        row.figures.flatMap((each) => each[name] ?? []),
      ),
    );
    return `| ${id} | ${title} | ${runs} | ${[...cells, ...failures].join(' · ')} | ${isWithin(row) ? 'yes' : '**no**'} |`;
  });
  return ['| | what happens | runs | median (worst), bar | held |', '|-|-|-|-|-|', ...lines].join('\n');
}

function describe(name: string, figures: Figure[]): string {
  const values = figures.map(({ value }) => value);
  const middle = median(values);
  const worst = figures.find((figure) => !figure.isWithin)?.value ?? Math.max(...values);
  const spread = values.every((value) => value === middle) ? '' : ` (${worst})`;
  return `${name} ${middle}${spread} ${figures[0]?.bar ?? ''}`;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
