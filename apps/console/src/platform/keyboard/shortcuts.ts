import { readText, write } from '@haat/ui/device/device.ts';
import { useStored, type Stored } from '@haat/ui/device/use-stored.ts';
import { useLayoutEffect, useRef } from 'react';
import { isTyped, keyName } from './key-name.ts';

/** Actions by key (`j`, `Shift+x`, `Ctrl+k`) or by a sequence of two (`g o`). */
export type Shortcuts = Record<string, (() => void) | undefined>;

interface Layer {
  shortcuts: { current: Shortcuts };
  inDialogs: boolean;
}

const setting = 'console_single_keys';
const sequenceMs = 1500;
/** The screens' shortcuts; the last layer that knows a key handles it. */
const layers: Layer[] = [];
let prefix: { key: string; at: number } | undefined;

const singleKeys: Stored<boolean> = {
  snapshot: (textOf) => textOf(setting) ?? 'on',
  read: areSingleKeysOn,
  empty: true,
};

function areSingleKeysOn(): boolean {
  return readText(setting) !== 'off';
}

/** Whether single-letter shortcuts are on for this device. */
export function useSingleKeys(): boolean {
  return useStored(singleKeys);
}

/** Switches single-letter shortcuts on or off for this device. */
export function switchSingleKeys(isOn: boolean): void {
  write({ [setting]: isOn ? null : 'off' });
}

/**
 * Registers shortcuts while the component is mounted. While a dialog is open, only those declared for dialogs work.
 */
export function useShortcuts(shortcuts: Shortcuts, { inDialogs = false }: { inDialogs?: boolean } = {}): void {
  const latest = useRef(shortcuts);
  // A layout effect, because a passive one runs after the paint, and a key pressed in between would be lost.
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => {
    const layer = { shortcuts: latest, inDialogs };
    if (layers.length === 0) document.addEventListener('keydown', press);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', press);
    };
  }, [inDialogs]);
}

function press(event: KeyboardEvent): void {
  const name = keyName(event);
  if (name === null || event.defaultPrevented || isHolding(event.target)) return;
  // They undo typing and leave the field.
  if (['Ctrl+z', 'Escape'].includes(name) && isInField(event.target)) return;
  if (isTyped(name) && (isInField(event.target) || !areSingleKeysOn())) return;
  if (isArrow(name) && isChangedByArrows(event.target)) return;
  if (event.repeat && !['j', 'k'].includes(name) && !isArrow(name)) return;
  // Enter on a button or link keeps its usual meaning.
  if (name === 'Enter' && isInteractive(event.target)) return;
  const run = actionOf(name, isDialogOpen() ? layers.filter(({ inDialogs }) => inDialogs) : layers);
  if (!run) return;
  event.preventDefault();
  run();
}

/** The action of a key, or of a sequence of the previous key and this one. */
function actionOf(name: string, followed: readonly Layer[]): (() => void) | undefined {
  const sequence = prefix && Date.now() - prefix.at < sequenceMs ? `${prefix.key} ${name}` : null;
  const found = (sequence !== null && find(sequence, followed)) || undefined;
  prefix = undefined;
  if (found) return found;
  if (followed.some(({ shortcuts }) => Object.keys(shortcuts.current).some((key) => key.startsWith(`${name} `))))
    prefix = { key: name, at: Date.now() };
  return find(name, followed);
}

function find(name: string, followed: readonly Layer[]): (() => void) | undefined {
  return followed.findLast(({ shortcuts }) => shortcuts.current[name])?.shortcuts.current[name];
}

function isDialogOpen(): boolean {
  return document.querySelector('.modal:not([data-ending-style])') !== null;
}

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(fields);
}

const changedByArrows =
  'select, textarea, input:is([type="radio"], [type="number"], [type="date"], [type="time"], [type="datetime-local"])';

function isArrow(name: string): boolean {
  return name === 'ArrowDown' || name === 'ArrowUp';
}

/** Whether arrow keys change the field's value or move its cursor. */
function isChangedByArrows(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(changedByArrows);
}

/** What a grip holds is moved by the keys. */
function isHolding(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-held]');
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(`a, button, ${fields}, [role="menuitem"]`);
}
