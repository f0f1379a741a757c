import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSteps, heldMs, heldStatuses, holdStep, sendHeldSteps, undoLastStep, type Send } from './held-steps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await sendHeldSteps(false);
  vi.useRealTimers();
});

const sender = () => vi.fn<Send>().mockResolvedValue();

test('a step is sent after six seconds and not before', async () => {
  const send = sender();
  holdStep({ orderNumbers: ['HT-7K3M-9QXD'], to: 'confirmed', send });
  await vi.advanceTimersByTimeAsync(heldMs - 1);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(false);
  expect(currentSteps()).toEqual([]);
});

test('what is taken back is never sent', async () => {
  const [first, second] = [sender(), sender()];
  holdStep({ orderNumbers: ['HT-7K3M-9QXD'], to: 'confirmed', send: first });
  holdStep({ orderNumbers: ['HT-4W8P-2HNC'], to: 'packed', send: second });
  expect(undoLastStep()).toBe(true);
  expect([...heldStatuses(currentSteps())]).toEqual([['HT-7K3M-9QXD', 'confirmed']]);
  await vi.advanceTimersByTimeAsync(heldMs);
  expect(second).not.toHaveBeenCalled();
  expect(first).toHaveBeenCalledOnce();
  expect(undoLastStep()).toBe(false);
});

test('a note of a call is held, and leaves the order as it is; whoever wrote it hears that it was taken back', async () => {
  const [send, onUndo] = [sender(), vi.fn<() => void>()];
  holdStep({ orderNumbers: ['HT-7K3M-9QXD'], to: 'no_answer', send, onUndo });
  expect([...heldStatuses(currentSteps())]).toEqual([]);
  expect(undoLastStep()).toBe(true);
  await vi.advanceTimersByTimeAsync(heldMs);
  expect([send.mock.calls.length, onUndo.mock.calls.length]).toEqual([0, 1]);
});

test('a page that goes sends at once, and only once', async () => {
  const send = sender();
  holdStep({ orderNumbers: ['HT-7K3M-9QXD'], to: 'confirmed', send });
  await sendHeldSteps(true);
  await vi.advanceTimersByTimeAsync(heldMs);
  expect(send).toHaveBeenCalledExactlyOnceWith(true);
});

test('while it is sent it can no longer be taken back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  holdStep({ orderNumbers: ['HT-7K3M-9QXD'], to: 'confirmed', send: () => promise });
  await vi.advanceTimersByTimeAsync(heldMs);
  expect(currentSteps()).toMatchObject([{ state: 'sending' }]);
  expect(undoLastStep()).toBe(false);
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSteps()).toEqual([]);
});
