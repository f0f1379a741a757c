import type { PageLoad } from './page-load.ts';

/** The most a first visit may cost; bytes compressed, a kilobyte being 1000 bytes. */
export interface Budget {
  scripts?: number;
  all?: number;
  /** Brings Bangla's face along, which pages in English must not. */
  isBangla?: boolean;
}

const maxStyles = 20_000;
const maxFonts = { english: 60_000, bangla: 130_000 };

/** One figure of a page beside its bar. */
export interface Figure {
  name: string;
  text: string;
  isWithin: boolean;
}

/** Holds a load of a page against its budget, and against what holds for every page. */
export function figuresOf(load: PageLoad, { scripts, all, isBangla = false }: Budget): Figure[] {
  const banglaFonts = load.fontFiles.filter((file) => file.includes('anek-bangla'));
  return [
    bytes('scripts', load.scripts, scripts),
    bytes('styles', load.styles, maxStyles),
    bytes('fonts', load.fonts, isBangla ? maxFonts.bangla : maxFonts.english),
    bytes('in all', load.all, all),
    { name: 'layout shift', text: load.layoutShift.toFixed(2), isWithin: load.layoutShift < 0.005 },
    none('other hosts', load.foreign),
    ...(isBangla ? [] : [none('Bangla font', banglaFonts)]),
  ];
}

export function areWithin(figures: Figure[]): boolean {
  return figures.every(({ isWithin }) => isWithin);
}

function bytes(name: string, value: number, most = Infinity): Figure {
  const bar = most === Infinity ? '' : ` of ${most / 1000}`;
  return { name, text: `${(value / 1000).toFixed(1)}${bar} kB`, isWithin: value <= most };
}

function none(name: string, found: string[]): Figure {
  return { name, text: found.length === 0 ? 'none' : found.join(', '), isWithin: found.length === 0 };
}
