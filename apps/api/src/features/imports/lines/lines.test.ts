import { importFieldNames, importFields, type ImportField } from '@haat/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOf, type ValueField } from './cell-of.ts';
import { checkLine } from './check-line.ts';
import type { KnownProduct } from './line-values.ts';
import { joinItems, splitItems } from './list-text.ts';
import { matchColumns } from './match-columns.ts';
import { NameIndex, type Names } from './names.ts';
import { readAmount, readPieces } from './read-number.ts';
import type { Changed } from './stored-json.ts';

const names: Names = {
  categories: new NameIndex([
    { id: 1, name: 'Winter', nameBn: 'শীত' },
    { id: 2, name: 'Home', nameBn: 'ঘর' },
  ]),
  subcategories: new NameIndex([
    { id: 11, name: 'Caps, Gloves & Blankets', nameBn: 'টুপি', categoryId: 1 },
    { id: 12, name: 'Others', nameBn: 'অন্যান্য', categoryId: 1 },
    { id: 21, name: 'Others', nameBn: 'অন্যান্য', categoryId: 2 },
  ]),
  brands: new NameIndex([{ id: 3, name: 'Himela', nameBn: 'হিমেলা' }]),
  shops: new NameIndex([{ id: 5, name: 'Rangpur Winter House', nameBn: 'রংপুর' }]),
};

const product: KnownProduct = {
  id: 7,
  slug: 'puffer',
  stock: 38,
  hasPhoto: true,
  values: {
    title: 'Puffer Jacket',
    title_bn: 'জ্যাকেট',
    description: 'Warm.\nSoft.',
    description_bn: 'গরম।',
    price: 285_000,
    offer_price: 220_000,
    condition: 'new',
    subcategory_id: 12,
    brand_id: 3,
    shop_id: 5,
    keywords: ['warm'],
    colors: [{ color: 'Navy', color_bn: 'নেভি', hex: '#1d2f5c' }],
    sizes: ['M', 'L'],
    on_sale: true,
  },
};

const check = (
  cells: Partial<Record<ImportField, string>>,
  of: KnownProduct | undefined = product,
  saidRight: Changed = {},
) =>
  checkLine({
    saidRight,
    cells: new Map(importFieldNames.map((field) => [field, cells[field] ?? ''])),
    product: of,
    reading: {
      names,
      hexOf: (color) => ({ Red: '#cc0000', Navy: '#1d2f5c' })[color],
      nearestColor: (color) => (color === 'Nevy' ? 'Navy' : undefined),
    },
  });
const codes = (cells: Partial<Record<ImportField, string>>, of?: KnownProduct) =>
  check(cells, of).faults.map(({ field, code }) => `${field} ${code}`);

describe('figures', () => {
  test.each([
    ['1850', 185_000],
    ['৳ ১,২৫,০০০.৫০', 12_500_050],
    ['1,850 Tk.', 185_000],
    ['১৮৫০ টাকা', 185_000],
    ['1849.5', 184_950],
    ['0', 0],
  ])('%s is an amount', (cell, poisha) => expect(readAmount(cell)).toEqual({ poisha }));

  test.each([
    '',
    '-5',
    '1e5',
    '1.850',
    '12,34',
    'free',
    '10000000.01',
    '99999999999',
    '1 850',
    'Infinity',
    '=1+1',
    '#REF!',
  ])('%s is none', (cell) => expect(readAmount(cell)).toEqual({ code: 'AMOUNT' }));

  test('a letter in the place of a digit is told', () => {
    expect(readAmount('1,79O')).toEqual({ code: 'LETTER_IN_AMOUNT', meant: '1,790' });
    expect(readAmount('l2')).toEqual({ code: 'LETTER_IN_AMOUNT', meant: '12' });
  });

  test('pieces are whole', () => {
    expect(['৪০', '1,000', '12.0', '1.5', '-1', '1000001', 'x'].map((cell) => readPieces(cell))).toEqual([
      40,
      1_000,
      12,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('several things in a cell', () => {
  const part = fc.string().map((text) => text.trim().replaceAll('\n', ' '));
  test('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 3 })), (items) => {
        const said = items.filter((parts) => parts.some((each) => each !== ''));
        expect(splitItems(joinItems(said))).toEqual(said);
      }),
    );
  });
});

describe('a line', () => {
  test('that says what an export says changes nothing, in either language', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    const values = fc.record({
      title: text,
      description: text,
      price: fc.integer({ min: 0, max: 2_000_000_000 }),
      keywords: fc.array(text.filter((each) => each.trim() === each && !each.includes('\n'))),
      subcategory_id: fc.constantFrom(11, 12, 21),
      on_sale: fc.boolean(),
    });
    fc.assert(
      fc.property(values, fc.constantFrom('en' as const, 'bn' as const), (given, lang) => {
        const own = { ...product, values: { ...product.values, ...given, offer_price: given.price } };
        const cells = Object.fromEntries(
          importFieldNames
            .filter((field): field is ValueField => !['id', 'slug', 'stock'].includes(field))
            .map((field) => [field, cellOf(field, own.values, { names, lang })]),
        );
        expect(check({ ...cells, stock: '38' }, own)).toMatchObject({ kind: 'same', faults: [] });
      }),
    );
  });

  test('leaves what it does not say', () => {
    expect(check({})).toMatchObject({ kind: 'same', after: {} });
    expect(check({ price: '2750', stock: '60' })).toEqual({
      kind: 'changed',
      before: { price: 285_000, stock: 38 },
      after: { price: 275_000, stock: 60 },
      stockDelta: 22,
      faults: [],
    });
  });

  test('moves price and offer together where there is no offer', () => {
    const plain = { ...product, values: { ...product.values, offer_price: 285_000 } };
    expect(check({ price: '3000' }, plain).after).toEqual({ price: 300_000, offer_price: 300_000 });
    expect(codes({ price: '2000' })).toEqual(['offer_price OFFER_ABOVE_PRICE']);
  });

  test('names things in either language, by number where names are the same', () => {
    expect(check({ subcategory: 'টুপি' }).after).toEqual({ subcategory_id: 11 });
    expect(check({ subcategory: 'others' }).kind).toBe('same');
    expect(check({ subcategory: 'Others', category: 'Home' }).after).toEqual({ subcategory_id: 21 });
    expect(check({ subcategory: 'Others #21' }).after).toEqual({ subcategory_id: 21 });
    expect(codes({ category: 'Home' })).toEqual(['category CATEGORY_ALONE']);
    const [fault] = check({ subcategory: 'Caps' }).faults;
    expect(fault?.message).toBe('Subcategory ‘Caps’ does not exist. Nearest: Caps, Gloves & Blankets.');
    expect(fault?.message_bn).toContain('কাছাকাছি: Caps, Gloves & Blankets');
  });

  test('empties a list with a hyphen, and draws a known colour as it is known', () => {
    expect(check({ sizes: '-', keywords: '-', colors: 'Navy; Red' }).after).toEqual({
      sizes: [],
      keywords: [],
      colors: [
        { color: 'Navy', color_bn: '', hex: '#1d2f5c' },
        { color: 'Red', color_bn: '', hex: '#cc0000' },
      ],
    });
    expect(codes({ colors: 'Unheard-of' })).toEqual(['colors COLOUR']);
  });

  test('of a new product needs what the editor asks for, and is not on sale', () => {
    const whole = {
      title: 'Cap',
      title_bn: 'টুপি',
      description: 'Warm.',
      description_bn: 'গরম।',
      price: '390',
      subcategory: 'Caps, Gloves & Blankets',
      brand: 'himela',
      shop: 'রংপুর',
      on_sale: 'yes',
    };
    const made = checkNew(whole);
    expect(made).toMatchObject({
      kind: 'new',
      after: { price: 39_000, offer_price: 39_000, on_sale: false, stock: 0 },
    });
    expect(checkNew({ title: 'Cap' }).faults.map(({ field }) => field)).toEqual([
      'title_bn',
      'description',
      'description_bn',
      'price',
      'subcategory',
      'brand',
      'shop',
    ]);
  });

  test.each([
    [{ title: 'x'.repeat(1_000_000) }, 'title TOO_LONG'],
    [{ title: 'two\nlines' }, 'title NOT_ONE_LINE'],
    [{ description: 'a\u0001b' }, 'description NOT_STORABLE'],
    [{ sizes: 'x;'.repeat(31) }, 'sizes TOO_MANY'],
    [{ condition: 'old' }, 'condition CONDITION'],
    [{ on_sale: 'maybe' }, 'on_sale YES_OR_NO'],
    [{ stock: '-1' }, 'stock STOCK'],
    [{ brand: 'Himel' }, 'brand NO_SUCH'],
  ])('with %j is wrong', (cells, code) => expect(codes(cells)).toEqual([code]));
});

const repairs = (cells: Partial<Record<ImportField, string>>) => check(cells).faults.map(({ repair }) => repair);

describe('a fault', () => {
  test('says how its cells would be right, with the number where a name is not enough', () => {
    expect(repairs({ category: 'Wintr', subcategory: 'Others' })).toEqual([[{ field: 'category', text: 'Winter' }]]);
    expect(repairs({ category: 'Home', subcategory: 'Othrs' })).toEqual([
      [{ field: 'subcategory', text: 'Others #21' }],
    ]);
    expect(repairs({ colors: 'Red; Nevy' })).toEqual([[{ field: 'colors', text: 'Red; Navy' }]]);
    expect(repairs({ colors: 'Petrol', brand: 'Something else' })).toEqual([undefined, undefined]);
  });

  test('of an offer above the price swaps the two where the file has both', () => {
    const cells = new Map<ImportField, string>([['offer_price', '2900']]);
    const reading = { names, hexOf: () => undefined, nearestColor: () => undefined };
    const swap = [
      { field: 'price', text: '2900' },
      { field: 'offer_price', text: '2850' },
    ];
    expect(checkLine({ cells, product, reading }).faults[0]).not.toHaveProperty('repair');
    expect(checkLine({ cells: cells.set('price', ''), product, reading }).faults[0]?.repair).toEqual(swap);
  });
});

function checkNew(cells: Partial<Record<ImportField, string>>) {
  return checkLine({
    cells: new Map(importFieldNames.map((field) => [field, cells[field] ?? ''])),
    product: undefined,
    reading: { names, hexOf: () => undefined, nearestColor: () => undefined },
  });
}

function match(headings: string[], remembered = new Map<string, ImportField | null>()): string[] {
  return matchColumns({ headings, samples: [], remembered }).map(({ field, guess }) => `${field} ${guess}`);
}

describe('columns', () => {
  test('are known by every heading of an export, in both languages', () => {
    for (const lang of ['heading', 'heading_bn'] as const)
      expect(match(importFieldNames.map((field) => importFields[field][lang]))).toEqual(
        importFieldNames.map((field) => `${field} known`),
      );
  });

  test('are taken once, by the surest', () => {
    expect(match(['Prise', 'PRICE', 'stok', 'Remarks', ''])).toEqual([
      'null none',
      'price known',
      'stock similar',
      'null none',
      'null none',
    ]);
  });

  test('are called as last time, and left out as last time', () => {
    const remembered = new Map<string, ImportField | null>([
      ['price', null],
      ['ref', 'slug'],
    ]);
    expect(match(['Price', 'Ref'], remembered)).toEqual(['null as_last_time', 'slug as_last_time']);
  });
});

describe('a price that falls by 90 % or more', () => {
  const plain = { ...product, values: { ...product.values, offer_price: 285_000 } };
  const falls = (cells: Partial<Record<ImportField, string>>, of = product, saidRight: Changed = {}) => {
    const { kind, faults } = check(cells, of, saidRight);
    return [kind, ...faults.map(({ code, message }) => `${code} ${/\d+%/.exec(message)?.[0]}`)];
  };

  test('is to be looked at, also where a digit is missing in both', () => {
    expect(falls({ offer_price: '220' })).toEqual(['look_at', 'OFFER_FALLS 90%']);
    expect(falls({ offer_price: '220.01' })).toEqual(['changed']);
    expect(falls({ price: '285', offer_price: '0' })).toEqual(['look_at', 'PRICE_FALLS 90%', 'OFFER_FALLS 100%']);
    expect(falls({ price: '28500', stock: '1' })).toEqual(['changed']);
  });
  test('is one fall where there is no offer, and an offer where there was none is one, too', () => {
    expect(falls({ price: '28.50' }, plain)).toEqual(['look_at', 'PRICE_FALLS 99%']);
    expect(falls({ offer_price: '285' }, plain)).toEqual(['look_at', 'OFFER_FALLS 90%']);
  });
  test('keeps what it changes, and is right once somebody says so of these values', () => {
    expect(check({ offer_price: '220', stock: '40' })).toMatchObject({
      before: { offer_price: 220_000, stock: 38 },
      after: { offer_price: 22_000, stock: 40 },
      stockDelta: 2,
    });
    expect(falls({ offer_price: '220' }, product, { offer_price: 22_000 })).toEqual(['changed']);
    expect(falls({ offer_price: '22' }, product, { offer_price: 22_000 })).toEqual(['look_at', 'OFFER_FALLS 99%']);
    expect(falls({ price: '285', offer_price: '220' }, product, { offer_price: 22_000 })).toEqual([
      'look_at',
      'PRICE_FALLS 90%',
    ]);
  });
  test('is wrong where something else is, and nothing falls from 0', () => {
    expect(falls({ price: '285' })).toEqual(['wrong', 'OFFER_ABOVE_PRICE undefined']);
    const free = { ...product, values: { ...product.values, offer_price: 0 } };
    expect(falls({ offer_price: '1' }, free)).toEqual(['changed']);
  });
});
