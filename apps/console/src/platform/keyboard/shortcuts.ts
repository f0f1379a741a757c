import { readText, write } from '@haat/ui/device/device.ts';
import { useStored, type Stored } from '@haat/ui/device/use-stored.ts';
import { useLayoutEffect, useRef } from 'react';
import { isTyped, keyName } from './key-name.ts';

/** What keys do: by name (`j`, `Shift+x`, `Ctrl+k`), or two after each other (`g o`). */
export type Shortcuts = Record<string, (() => void) | undefined>;

const setting = 'console_single_keys';
const sequenceMs = 1500;
/** The screens' shortcuts; the last that knows a key has it. */
const layers: { current: Shortcuts }[] = [];
let prefix: { key: string; at: number } | undefined;

const singleKeys: Stored<boolean> = {
  snapshot: () => readText(setting) ?? 'on',
  read: areSingleKeysOn,
  empty: true,
};

function areSingleKeysOn(): boolean {
  return readText(setting) !== 'off';
}

/** Whether single letters are shortcuts on this device. */
export function useSingleKeys(): boolean {
  return useStored(singleKeys);
}

/** Switches single letters on or off on this device. */
export function switchSingleKeys(isOn: boolean): void {
  write({ [setting]: isOn ? null : 'off' });
}

/** Follows the keys as long as the component is there. While a dialog is open, only what is inside it follows them. */
export function useShortcuts(shortcuts: Shortcuts, isActive = true): void {
  const layer = useRef(shortcuts);
  // A layout effect, because a passive one follows the paint, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    layer.current = shortcuts;
  });
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    if (layers.length === 0) document.addEventListener('keydown', press);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', press);
    };
  }, [isActive]);
}

function press(event: KeyboardEvent): void {
  const name = keyName(event);
  if (name === null || event.defaultPrevented || isDialogOpen()) return;
  if (name === 'Ctrl+z' && isInField(event.target)) return;
  if (isTyped(name) && (isInField(event.target) || !areSingleKeysOn())) return;
  if (event.repeat && !['j', 'k', 'ArrowDown', 'ArrowUp'].includes(name)) return;
  // Enter on a button or link is its own.
  if (name === 'Enter' && isInteractive(event.target)) return;
  const run = actionOf(name);
  if (!run) return;
  event.preventDefault();
  run();
}

/** The action of a key, or of it and the one before. */
function actionOf(name: string): (() => void) | undefined {
  const sequence = prefix && Date.now() - prefix.at < sequenceMs ? `${prefix.key} ${name}` : null;
  const found = (sequence !== null && find(sequence)) || undefined;
  prefix = undefined;
  if (found) return found;
  if (layers.some(({ current }) => Object.keys(current).some((key) => key.startsWith(`${name} `))))
    prefix = { key: name, at: Date.now() };
  return find(name);
}

function find(name: string): (() => void) | undefined {
  return layers.findLast(({ current }) => current[name])?.current[name];
}

function isDialogOpen(): boolean {
  return document.querySelector('.modal:not([data-ending-style])') !== null;
}

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(fields);
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(`a, button, ${fields}, [role="menuitem"]`);
}
