import { afterEach, expect, test, vi } from 'vitest';
import { clearDevice, onStorageChange, readJson, readText, write } from './device.ts';
import { smallStorage, useDevice } from './small-device.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('if keys do not fit together, none is changed', () => {
  useDevice(smallStorage(40));
  expect(write({ cart: '[1]', DetailsCart: '[{"id":1}]' })).toBe(true);
  expect(write({ cart: '[1,1]', DetailsCart: '[{"id":1,"count":2,"selectedColor":null}]' })).toBe(false);
  expect(readText('cart')).toBe('[1]');
  expect(readText('DetailsCart')).toBe('[{"id":1}]');
});

test('null removes a key, and every listener is notified', () => {
  useDevice(smallStorage(100));
  const heard = vi.fn<() => void>();
  const stop = onStorageChange(heard);
  write({ token: 'abc' });
  write({ token: null });
  stop();
  write({ token: 'later' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a cleared device keeps what the console stored', () => {
  useDevice(smallStorage(100));
  write({ cart: '[1]', token: 'abc', console_language: 'bn' });
  clearDevice();
  expect(['cart', 'token', 'console_language'].map(readText)).toEqual([null, null, 'bn']);
});

test('broken and missing values read as null', () => {
  useDevice(smallStorage(100));
  write({ cart: '[1,' });
  expect(readJson('cart')).toBeNull();
  expect(readJson('DetailsCart')).toBeNull();
});

test('without a browser nothing is stored and nothing fails', () => {
  expect(readText('cart')).toBeNull();
  expect(write({ cart: '[]' })).toBe(false);
});
