import { locales, type Locale } from '@haat/contracts';
import { escapeHtml } from '../escape-html.ts';
import type { MailContent } from './mail-words.ts';

/** HTML that is already safe: produced by this file's functions, which escape all text. */
export interface MailBlock {
  html: string;
  text: string;
}

const colour = {
  ground: '#f3f1ea',
  paper: '#ffffff',
  line: '#e7e3d9',
  ink: '#16211c',
  soft: '#4c5952',
  green: '#0a6b4d',
};
const fonts = "'Noto Sans Bengali','Hind Siliguri',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** A paragraph of plain text. */
export function paragraph(text: string): MailBlock {
  return { html: `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeHtml(text)}</p>`, text };
}

/** A text that a person wrote: each of its lines is a paragraph. */
export function writtenText(text: string): MailBlock {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { html: lines.map((line) => paragraph(line).html).join('\n'), text };
}

/** A code to type, large and spaced. */
export function bigCode(code: string): MailBlock {
  const style = `margin:0 0 20px;padding:16px;background:${colour.ground};border-radius:8px;text-align:center;font:700 32px/1.2 monospace;letter-spacing:8px`;
  return { html: `<p style="${style}">${escapeHtml(code)}</p>`, text: `    ${code}` };
}

/** A button that opens `url` (http or https; anything else throws). */
export function button({ label, url }: { label: string; url: string }): MailBlock {
  const { protocol, href } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`not a web address: ${protocol}`);
  const style = `display:inline-block;padding:12px 24px;background:${colour.green};color:#ffffff;border-radius:8px;font-weight:700;text-decoration:none`;
  return {
    html: `<p style="margin:8px 0 20px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></p>`,
    text: `${label}: ${href}`,
  };
}

/** A table; the last column is right-aligned. Rows marked `strong` are bold. */
export function table({ head, rows }: { head: string[]; rows: { cells: string[]; strong?: boolean }[] }): MailBlock {
  const cell = (tag: 'td' | 'th', text: string, isLast: boolean, extra = '') =>
    `<${tag} style="padding:8px 4px;border-bottom:1px solid ${colour.line};text-align:${isLast ? 'right' : 'left'};vertical-align:top;${extra}">${escapeHtml(text)}</${tag}>`;
  const line = (tag: 'td' | 'th', cells: string[], extra = '') =>
    `<tr>${cells.map((text, index) => cell(tag, text, index === cells.length - 1, extra)).join('')}</tr>`;
  const body = rows.map(({ cells, strong }) => line('td', cells, strong ? 'font-weight:700' : '')).join('');
  return {
    html: `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse;font-size:15px">${line('th', head, `color:${colour.soft}`)}${body}</table>`,
    text: [head, ...rows.map(({ cells }) => cells)].map((cells) => cells.filter(Boolean).join(' · ')).join('\n'),
  };
}

const footers = {
  en: 'Haat · an online marketplace for Bangladesh. You get this mail because of something you did in the shop.',
  bn: 'হাট · বাংলাদেশের অনলাইন বাজার। হাটে আপনার অর্ডার বা অ্যাকাউন্টের কারণে এই ই-মেইল পেয়েছেন।',
} as const;

/** A complete mail in the shop's design, as HTML and as plain text. */
export function layout(mail: { locale: Locale; subject: string; heading: string; blocks: MailBlock[] }): MailContent {
  const { locale, subject, heading, blocks } = mail;
  const name = locales[locale].shopName;
  const footer = footers[locale];
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${colour.ground};color:${colour.ink};font-family:${fonts}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:16px 24px;background:${colour.green};color:#ffffff;font-size:22px;font-weight:700;border-radius:12px 12px 0 0">${name}</td></tr>
<tr><td style="padding:24px;background:${colour.paper};border:1px solid ${colour.line};border-top:0;border-radius:0 0 12px 12px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${blocks.map((block) => block.html).join('\n')}
</td></tr>
<tr><td style="padding:16px 24px;color:${colour.soft};font-size:13px;line-height:1.5">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`;
  const text = [heading, ...blocks.map((block) => block.text), `-- \n${footer}`].join('\n\n');
  return { subject, html, text };
}
