import type { OrderStatus } from '@haat/contracts';
import { useSyncExternalStore } from 'react';
import type { StepTo } from '../parts/next-status.ts';

/** Outcomes of a call that leave the order's status unchanged. */
export type CallNote = 'no_answer' | 'later';

/**
 * A step or call note that was taken here but not sent yet. It is held because the shopper is mailed and the history
 * is permanent.
 */
export interface HeldStep {
  id: number;
  orderNumbers: readonly string[];
  to: StepTo | CallNote;
  /** When it is sent, in ms since the epoch. */
  sendsAt: number;
  /** `sending` once it can no longer be undone; it stays until the lists show its outcome. */
  state: 'held' | 'sending';
}

/** How long a step can be undone. */
export const heldMs = 6_000;

/** Whether a held item changes the status. */
export function isStep(to: HeldStep['to']): to is StepTo {
  return to !== 'no_answer' && to !== 'later';
}

/** Sends a step. `isLeaving`: the page is being closed, so nothing can be shown any more. Never throws. */
export type Send = (isLeaving: boolean) => Promise<void>;

let steps: readonly HeldStep[] = [];
let lastId = 0;
const sends = new Map<number, { send: Send; onUndo: () => void; timer: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();

function change(next: readonly HeldStep[]): void {
  steps = next;
  for (const listener of listeners) listener();
}

interface StepToHold extends Pick<HeldStep, 'orderNumbers' | 'to'> {
  send: Send;
  /** Called if it is undone in time. */
  onUndo?: () => void;
}

/** Holds a step for six seconds, then sends it. */
export function holdStep({ orderNumbers, to, send, onUndo = () => {} }: StepToHold): void {
  lastId += 1;
  const id = lastId;
  sends.set(id, { send, onUndo, timer: setTimeout(() => void release(id, false), heldMs) });
  change([...steps, { id, orderNumbers, to, sendsAt: Date.now() + heldMs, state: 'held' }]);
}

/** Undoes a step that is still held; nothing was sent. */
export function undoStep(id: number): void {
  if (steps.find((step) => step.id === id)?.state !== 'held') return;
  const waiting = sends.get(id);
  clearTimeout(waiting?.timer);
  sends.delete(id);
  change(steps.filter((step) => step.id !== id));
  waiting?.onUndo();
}

/** Undoes the last held step. Returns whether there was one. */
export function undoLastStep(): boolean {
  const last = steps.findLast(({ state }) => state === 'held');
  if (last) undoStep(last.id);
  return last !== undefined;
}

/** Sends all held steps at once: before signing out, and when the page is closed. */
export async function sendHeldSteps(isLeaving: boolean): Promise<void> {
  const held = steps.filter(({ state }) => state === 'held');
  await Promise.all(held.map(({ id }) => release(id, isLeaving)));
}

async function release(id: number, isLeaving: boolean): Promise<void> {
  const waiting = sends.get(id);
  if (!waiting) return;
  clearTimeout(waiting.timer);
  sends.delete(id);
  change(steps.map((step) => (step.id === id ? { ...step, state: 'sending' } : step)));
  await waiting.send(isLeaving);
  change(steps.filter((step) => step.id !== id));
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The steps that are held or being sent, oldest first. */
export function currentSteps(): readonly HeldStep[] {
  return steps;
}

/** The steps that are held or being sent, kept up to date. */
export function useHeldSteps(): readonly HeldStep[] {
  return useSyncExternalStore(follow, currentSteps);
}

/** The status that each order will have once all held steps are sent. */
export function heldStatuses(held: readonly HeldStep[]): ReadonlyMap<string, OrderStatus> {
  return new Map(
    held.flatMap(({ orderNumbers, to }) => (isStep(to) ? orderNumbers.map((number) => [number, to] as const) : [])),
  );
}
