import type { PageLoad } from './page-load.ts';

/** The maximum cost of a first visit; compressed bytes, a kilobyte being 1000 bytes. */
export interface Budget {
  /** The document: the server's cache should hold all pages of a sale, and the first ten packets a product's page. */
  html?: number;
  scripts?: number;
  /** Scripts of a page left idle for 10 s. */
  scriptsLater?: number;
  all?: number;
  /** Scripts and styles together. */
  code?: number;
  /** Includes the Bangla font, which English pages must not load. */
  isBangla?: boolean;
  /** Whether the server renders the page, and thus knows which fonts to preload. */
  isRendered?: boolean;
}

const maxStyles = 20_000;
const maxFonts = { english: 30_000, bangla: 115_000 };

/** A figure of a page with its limit. */
export interface Figure {
  name: string;
  text: string;
  isWithin: boolean;
}

/** Compares the load of a page with its budget and with the general limits. */
export function figuresOf(load: PageLoad, budget: Budget): Figure[] {
  const { html, scripts, scriptsLater, all, code, isBangla = false, isRendered = false } = budget;
  const banglaFonts = load.fontFiles.filter((file) => file.includes('anek-bangla'));
  return [
    bytes('HTML', load.html, html),
    bytes('scripts', load.scripts, scripts),
    ...(load.scriptsLater === undefined ? [] : [bytes('scripts after 10 s', load.scriptsLater, scriptsLater)]),
    bytes('styles', load.styles, maxStyles),
    bytes('fonts', load.fonts, isBangla ? maxFonts.bangla : maxFonts.english),
    bytes('scripts and styles', load.scripts + load.styles, code),
    bytes('in all', load.all, all),
    { name: 'layout shift', text: load.layoutShift.toFixed(2), isWithin: load.layoutShift < 0.005 },
    none('other hosts', load.foreign),
    ...(isBangla ? [] : [none('Bangla font', banglaFonts)]),
    ...(isRendered ? [none('fonts without preload', load.lateFonts)] : []),
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
