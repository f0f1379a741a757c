import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { readText, write } from './device.ts';
import { smallStorage, useDevice } from './small-device.ts';
import { type Stored, useStored } from './use-stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const setting: Stored<string> = {
  snapshot: (textOf) => textOf('setting') ?? 'default',
  read: () => readText('setting') ?? 'default',
  empty: 'as on an empty device',
};

function Shown() {
  return useStored(setting);
}

test('hydration begins with what an empty device would show, whatever is stored', () => {
  useDevice(smallStorage(100));
  write({ setting: 'off' });
  expect(renderToStaticMarkup(<Shown />)).toBe('as on an empty device');
});

test('a device that has stored nothing differs in nothing from the server', () => {
  useDevice(smallStorage(100));
  expect(setting.snapshot(readText)).toBe(setting.snapshot(() => null));
});
