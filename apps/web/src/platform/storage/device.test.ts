import { afterEach, expect, test, vi } from 'vitest';
import { onStorageChange, readJson, readText, write } from './device.ts';
import { startSession } from '../session/session.ts';

/** Storage that holds at most `room` characters, like a browser's quota. */
function smallStorage(room: number): Storage {
  const stored = new Map<string, string>();
  const used = () => [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    setItem(key, value) {
      const freed = stored.has(key) ? key.length + (stored.get(key)?.length ?? 0) : 0;
      if (used() - freed + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  };
}

function useDevice(localStorage: Storage): void {
  const sessionStorage = smallStorage(100);
  vi.stubGlobal('window', { localStorage, sessionStorage, addEventListener() {}, removeEventListener() {} });
}

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

test('data of an expired session stays for its owner and is removed for anybody else', () => {
  useDevice(smallStorage(10_000));
  const login = { token: 't', email: 'rokeya@example.com', user_id: 'rokeya', name: 'Rokeya' };
  write({ cart: '[7]', delivery_draft: '{"phone":"01712345678"}' });
  startSession(login);
  expect(readText('cart')).toBe('[7]');
  write({ saved_lists: '{"userId":"rokeya","cart":[],"favourites":[]}' });
  startSession(login);
  expect(readText('cart')).toBe('[7]');
  startSession({ ...login, user_id: 'selina' });
  expect([readText('cart'), readText('delivery_draft'), readText('saved_lists')]).toEqual([null, null, null]);
  expect(readText('user_id')).toBe('selina');
});
