import type { StaticHandlerContext } from 'react-router-dom';
import appManifest from '../installable/manifest.en.json';
import { basenameOf, inLanguage, type Locale, localeCodes, locales } from '@haat/contracts/shared/locale';
import { queuedClicksScript } from './queued-clicks-script.ts';
import { hydrationJson } from './hydration-json.ts';
import type { PageMeta } from './page.ts';
import { fullTitle } from './page-name.ts';
import { loadingScript } from './loading-script.ts';
import { startScript } from './start-script.ts';

/** An entry of Vite's manifest. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

/** The files of the build, by source; null in development, where the dev server finds them. */
export interface Assets {
  manifest: Record<string, ManifestChunk> | null;
}

interface DocumentInput {
  /** The content of the root element in UTF-8, in parts that end with whole characters. */
  content: Buffer[];
  /** The shapes that the body references, as HTML. */
  sprite: string;
  context: StaticHandlerContext;
  meta: PageMeta;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** Whether the page's own content comes later. */
  isPersonal: boolean;
  sources: string[];
  /** The page's message sets, without language and extension. */
  words: string[];
  locale: Locale;
  origin: string;
  /** Without a language prefix. */
  path: string;
  search: string;
  savesData: boolean;
  assets: Assets;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** JSON that is safe inside a script element: nothing in it can end the element or start a comment. */
function forScript(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

function tag(name: string, attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => (value === '' ? key : `${key}="${escapeHtml(value)}"`));
  return `<${name} ${written.join(' ')}>`;
}

/** What a page loads, as HTML. */
interface Files {
  /** Fonts and styles, for the document's head. */
  head: string[];
  /** The scripts, for the end of the document. */
  scripts: string;
}

const filesInDevelopment: Files = {
  head: [tag('link', { rel: 'stylesheet', href: '/src/styles/app.css' })],
  scripts: ['/@vite/client', '/src/react-refresh.ts', '/src/entry-client.tsx']
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('\n'),
};
/** File names of the fonts of every page: the text's, and that of the language switch. */
const firstFonts = ['figtree', 'haat-bangla-mini'];
const filesByPage = new Map<string, Files>();

/** The scripts, styles and fonts that a page needs, each listed once. */
function filesOf({ content, sources, words, locale, isPersonal, assets: { manifest } }: DocumentInput): Files {
  if (!manifest) return filesInDevelopment;
  const modules = [
    ...words.map((set) => `${set}.${locale}.ts`),
    ...sources,
    // Its data is missing, so the part of the router that loads data is needed at once, offline as well.
    ...(isPersonal ? ['rendering/navigation/whole-router.ts'] : []),
  ];
  const showsPrices = !isPersonal && content.some((part) => part.includes('৳'));
  const fonts = [...firstFonts, locales[locale].font, ...(showsPrices ? ['haat-taka'] : [])];
  const page = [...fonts, ...modules].join(' ');
  const files = filesByPage.get(page) ?? builtFiles({ modules, fonts, manifest });
  filesByPage.set(page, files);
  return files;
}

interface BuiltFilesInput {
  /** Below `src/`. */
  modules: string[];
  /** File names of the fonts of the page's first text. */
  fonts: string[];
  manifest: Record<string, ManifestChunk>;
}

function builtFiles({ modules, fonts, manifest }: BuiltFilesInput): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  walk('src/entry-client.tsx');
  for (const source of modules) walk(manifestKey(source));
  // A font that arrives after the first layout makes the browser lay out the whole page again, however few its characters.
  const preloads = fontFiles(manifest, fonts).map((file) =>
    tag('link', { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' }),
  );
  return {
    head: [...preloads, ...[...styles].map((file) => tag('link', { rel: 'stylesheet', href: `/${file}` }))],
    scripts: `${tag('script', { 'data-files': [...scripts].map((file) => `/${file}`).join(' ') })}${startScript}</script>`,
  };
}

/** The manifest's key of a module: web app modules are below `src/`, design system modules name their package. */
function manifestKey(source: string): string {
  return source.startsWith('@haat/ui/') ? source.replace('@haat/ui/', '../../packages/ui/src/') : `src/${source}`;
}

function fontFiles(manifest: Record<string, ManifestChunk>, fonts: string[]): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return [...new Set(files)].filter(
    (file) => file.endsWith('.woff2') && fonts.some((font) => file.includes(`/${font}-`)),
  );
}

function headOf(input: DocumentInput): string[] {
  const { meta, isIndexed, locale, origin, path, search, context } = input;
  const title = fullTitle(meta.title, locale);
  const canonicalPath = meta.canonicalPath ?? path;
  const address = (language: Locale) => origin + inLanguage(canonicalPath, language);
  const picture = meta.picture ?? '/icons/share.png';
  const isListed = isIndexed && context.statusCode === 200 && search === '';
  const { preloadPicture } = meta;
  return [
    '<meta charset="utf-8">',
    `<script>${loadingScript}</script>`,
    `<script>${queuedClicksScript}</script>`,
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: meta.description }),
    ...(isListed ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
    tag('link', { rel: 'canonical', href: address(locale) }),
    ...(isIndexed
      ? [
          ...localeCodes.map((code) => tag('link', { rel: 'alternate', hreflang: code, href: address(code) })),
          tag('link', { rel: 'alternate', hreflang: 'x-default', href: address(localeCodes[0]) }),
        ]
      : []),
    tag('meta', { property: 'og:site_name', content: 'Haat' }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: meta.title }),
    tag('meta', { property: 'og:description', content: meta.description }),
    tag('meta', { property: 'og:url', content: address(locale) }),
    tag('meta', { property: 'og:image', content: new URL(picture, origin).href }),
    tag('meta', { property: 'og:locale', content: `${locale}_BD` }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...installable(input),
    tag('link', { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' }),
    ...(preloadPicture
      ? [
          tag('link', {
            rel: 'preload',
            as: 'image',
            href: preloadPicture.src,
            imagesrcset: preloadPicture.srcSet,
            imagesizes: preloadPicture.sizes,
            fetchpriority: 'high',
          }),
        ]
      : []),
    ...filesOf(input).head,
    ...(meta.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json">${forScript(JSON.stringify(data))}</script>`,
    ),
  ];
}

/** Links that make the shop installable; none in development. */
function installable({ assets, locale }: DocumentInput): string[] {
  if (!assets.manifest) return [];
  return [
    tag('link', { rel: 'manifest', href: locale === 'bn' ? '/manifest.bn.webmanifest' : '/manifest.webmanifest' }),
    tag('link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    tag('meta', { name: 'theme-color', content: appManifest.theme_color }),
  ];
}

/** The whole HTML document of a page in UTF-8, in parts. */
export function documentOf(input: DocumentInput): Buffer[] {
  const { content, sprite, context, locale, savesData } = input;
  const { loaderData, errors } = context;
  const hydration = { loaderData, errors: errors && serialisable(errors) };
  const start = [
    '<!doctype html>',
    `<html lang="${locale}" data-base="${basenameOf(locale)}"${savesData ? ' data-save-data' : ''}>`,
    `<head>${headOf(input).join('\n')}</head>`,
    `<body>${sprite}<div id="root">`,
  ].join('\n');
  const end = [
    '</div>',
    `<script type="application/json" id="hydration-data">${forScript(hydrationJson(hydration, locale))}</script>`,
    `${filesOf(input).scripts}</body></html>`,
  ].join('\n');
  return [Buffer.from(start), ...content, Buffer.from(end)];
}

/** Errors in the form that the router in the browser reads; details of unexpected errors never leave the server. */
function serialisable(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status = 500, statusText = '' } = (error ?? {}) as { status?: number; statusText?: string };
      return [id, { status, statusText, data: null, internal: false, __type: 'RouteErrorResponse' }];
    }),
  );
}
