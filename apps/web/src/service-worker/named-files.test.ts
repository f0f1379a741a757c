import { expect, test } from 'vitest';
import type { StaticHandlerContext } from 'react-router-dom';
import { documentOf } from '../rendering/document.ts';
import { filesNamedIn } from './named-files.ts';

const manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry-client-a1_b.js',
    css: ['assets/entry-client-c2.css'],
    assets: ['assets/figtree-d3.woff2'],
  },
  'src/features/checkout/cart/cart-page.tsx': {
    file: 'assets/cart-page-e4.js',
    imports: ['src/entry-client.tsx', '_cart-view-f5.js'],
  },
  '_cart-view-f5.js': { file: 'assets/cart-view-f5-.js' },
  'src/features/checkout/messages.en.ts': { file: 'assets/messages.en-g6.js' },
  'src/rendering/navigation/whole-router.ts': { file: 'assets/whole-router-h7.js' },
};

/** The document of the cart page. */
function cartDocument(): string {
  const parts = documentOf({
    content: [Buffer.from('<img src="/media/demo/saree.webp?w=320">')],
    sprite: '',
    context: { loaderData: {}, errors: null, statusCode: 200 } as unknown as StaticHandlerContext,
    meta: { title: 'Cart', description: '' },
    isIndexed: false,
    isPersonal: true,
    sources: ['features/checkout/cart/cart-page.tsx'],
    words: ['features/checkout/messages'],
    locale: 'en',
    origin: 'https://haat.example',
    path: '/cart',
    search: '',
    savesData: false,
    assets: { manifest },
  });
  return Buffer.concat(parts).toString();
}

test('a personal page can be opened offline: its fonts, styles and all scripts are found, including the whole router', () => {
  const files = Object.values(manifest).map(({ file }) => file);
  const expected = [...files, 'assets/entry-client-c2.css', 'assets/figtree-d3.woff2'].map((file) => `/${file}`);
  expect(filesNamedIn(cartDocument()).toSorted()).toEqual(expected.toSorted());
});

test('a file is listed once, and none of another site', () => {
  const html = '<link href="/assets/a.css"><link href="/assets/a.css"><a href="https://elsewhere.example/assets/b.js">';
  expect(filesNamedIn(html)).toEqual(['/assets/a.css']);
});
