import type { OrderStatus } from '@haat/contracts';
import { useSyncExternalStore } from 'react';
import type { StepTo } from '../parts/next-status.ts';

/** A step that was taken here and is not sent yet, because the shopper is told by mail and a mail cannot be taken back. */
export interface HeldStep {
  id: number;
  orderNumbers: readonly string[];
  to: StepTo;
  /** When it is sent: milliseconds since 1970. */
  sendsAt: number;
  /** `sending` once it can no longer be taken back; it stays until the lists show what became of it. */
  state: 'held' | 'sending';
}

/** How long a step can be taken back. */
export const heldMs = 6_000;

/** Sends a step. `isLeaving`: the page is about to go, and nothing can be shown any more. Never throws. */
export type Send = (isLeaving: boolean) => Promise<void>;

let steps: readonly HeldStep[] = [];
let lastId = 0;
const sends = new Map<number, { send: Send; timer: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();

function change(next: readonly HeldStep[]): void {
  steps = next;
  for (const listener of listeners) listener();
}

/** Holds a step for six seconds and then sends it. */
export function holdStep({ orderNumbers, to, send }: Pick<HeldStep, 'orderNumbers' | 'to'> & { send: Send }): void {
  lastId += 1;
  const id = lastId;
  sends.set(id, { send, timer: setTimeout(() => void release(id, false), heldMs) });
  change([...steps, { id, orderNumbers, to, sendsAt: Date.now() + heldMs, state: 'held' }]);
}

/** Takes a step back that is still held; nothing was sent. */
export function undoStep(id: number): void {
  if (steps.find((step) => step.id === id)?.state !== 'held') return;
  clearTimeout(sends.get(id)?.timer);
  sends.delete(id);
  change(steps.filter((step) => step.id !== id));
}

/** Takes the last step back, if one is held. Returns whether there was one. */
export function undoLastStep(): boolean {
  const last = steps.findLast(({ state }) => state === 'held');
  if (last) undoStep(last.id);
  return last !== undefined;
}

/** Sends everything that is held at once: before signing out, and when the page goes. */
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

/** The steps that are held or being sent, and again whenever they change. */
export function useHeldSteps(): readonly HeldStep[] {
  return useSyncExternalStore(follow, currentSteps);
}

/** The status that each order will have once what is held is sent. */
export function heldStatuses(held: readonly HeldStep[]): ReadonlyMap<string, OrderStatus> {
  return new Map(held.flatMap(({ orderNumbers, to }) => orderNumbers.map((number) => [number, to] as const)));
}
