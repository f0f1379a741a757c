import { readText, write } from '@haat/ui/device/device.ts';
import { smallStorage, useDevice } from '@haat/ui/device/small-device.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('data of an expired session stays for its owner and is removed for anybody else', () => {
  useDevice(smallStorage(10_000));
  const login = { token: 't', email: 'rokeya@example.com', user_id: 'rokeya', name: 'Rokeya' };
  write({ cart: '[7]', delivery_draft: '{"phone":"01712345678"}' });
  startSession(login);
  expect(readText('cart')).toBe('[7]');
  endSession();
  startSession(login);
  expect(readText('cart')).toBe('[7]');
  startSession({ ...login, user_id: 'selina' });
  expect([readText('cart'), readText('delivery_draft')]).toEqual([null, null]);
  expect(readText('user_id')).toBe('selina');
});

test('so do lists that were synchronised before the owner was stored by itself', () => {
  useDevice(smallStorage(10_000));
  write({ cart: '[7]', saved_lists: '{"userId":"rokeya","cart":[],"favourites":[]}' });
  startSession({ token: 't', email: 'selina@example.com', user_id: 'selina', name: 'Selina' });
  expect([readText('cart'), readText('saved_lists')]).toEqual([null, null]);
});
