import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../escape-html.ts';
import { bigCode, button, layout, paragraph, table, writtenText } from './layout.ts';

const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/\s.*$/s, '')) ?? [];

function mail(text: string) {
  return layout({
    locale: 'en',
    subject: text,
    heading: text,
    blocks: [
      paragraph(text),
      bigCode(text),
      button({ label: text, url: 'https://haat.example/my_order_list?a=1&b="2"' }),
      table({ head: [text, 'Total'], rows: [{ cells: [text, '৳1,250'], strong: true }] }),
    ],
  });
}

test('whatever a text contains, the mail has the same tags', () => {
  const expected = tags(mail('Rahima').html);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(tags(mail(text).html)).toEqual(expected);
    }),
  );
  expect(tags(mail(`<img src=x onerror="1">'"&`).html)).toEqual(expected);
});

test('the plain text says the same without tags', () => {
  const { text } = mail('Rahima');
  expect(text).toContain('Rahima · ৳1,250');
  expect(text).toContain('https://haat.example/my_order_list?a=1&b=%222%22');
  expect(text).not.toContain('<');
});

test('a Bangla mail is marked and signed as such', () => {
  const { html } = layout({ locale: 'bn', subject: 'কোড', heading: 'কোড', blocks: [] });
  expect(html).toContain('<html lang="bn">');
  expect(html).toContain('>হাট</td>');
});

test('the lines of a written text stay apart, and nothing in them is a tag', () => {
  const { html, text } = writtenText('Dear <b>Papia</b>,\n\nsend us your list.\r\nThank you.');
  expect(tags(html)).toEqual(['<p', '</p>', '<p', '</p>', '<p', '</p>']);
  expect(html).toContain('Dear &lt;b&gt;Papia&lt;/b&gt;,');
  expect(text).toBe('Dear <b>Papia</b>,\n\nsend us your list.\r\nThank you.');
});

test('a button links to http and https only', () => {
  expect(() => button({ label: 'x', url: 'javascript:alert(1)' })).toThrow('not a web address');
});

test('escapes the five characters', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
});
