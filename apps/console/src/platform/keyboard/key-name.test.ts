import { expect, test } from 'vitest';
import { isTyped, keyName, type KeyPress } from './key-name.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([
  [press('j'), 'j'],
  [press('X', { shiftKey: true }), 'Shift+x'],
  [press('?', { shiftKey: true }), '?'],
  [press('k', { ctrlKey: true }), 'Ctrl+k'],
  [press('K', { metaKey: true }), 'Ctrl+k'],
  [press('J'), 'j'],
  [press('Enter'), 'Enter'],
  [press('Enter', { shiftKey: true }), 'Shift+Enter'],
  [press('['), '['],
  [press('1'), '1'],
])('%o is called %s', (given, name) => {
  expect(keyName(given)).toBe(name);
});

test.each([press('Shift', { shiftKey: true }), press('j', { altKey: true }), press('Dead')])(
  '%o is left to the browser',
  (given) => {
    expect(keyName(given)).toBeNull();
  },
);

test.each([
  ['j', true],
  ['?', true],
  ['Shift+x', true],
  ['Enter', false],
  ['Escape', false],
  ['Ctrl+k', false],
  ['Shift+Enter', false],
])('%s is also typed: %s', (name, expected) => {
  expect(isTyped(name)).toBe(expected);
});
