import { CheckIcon } from '@haat/ui/icons/icons.ts';
import { expect, test } from 'vitest';
import { matching, type Command } from './command.ts';

const named = (label: string): Command => ({ id: label, icon: CheckIcon, label, run: () => {} });
const labels = (typed: string) =>
  matching(['Audit log', 'Add a product', 'Products', 'কুপন'].map(named), typed).map(({ label }) => label);

test('every word that was typed begins a word of the name', () => {
  expect(labels('pro')).toEqual(['Add a product', 'Products']);
  expect(labels('PROD add')).toEqual(['Add a product']);
  expect(labels('কু')).toEqual(['কুপন']);
  expect(labels('log au')).toEqual(['Audit log']);
  expect(labels('oducts')).toEqual([]);
});

test('nothing typed leaves nothing out', () => {
  expect(labels('  ').length).toBe(4);
});
