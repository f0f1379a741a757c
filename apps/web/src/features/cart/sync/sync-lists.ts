import { call, type CallProblem } from '../../../platform/api/call.ts';
import { cartSnapshot } from '../cart.ts';
import { onStorageChange } from '@haat/ui/device/device.ts';
import { favouritesSnapshot } from '../favourites.ts';
import { isLoggedIn, readSession } from '../../../platform/session/session.ts';
import { readAgreed, readLists, writeAgreed, writeLists } from './device-lists.ts';
import { changesSince, joinAnswer, listsOf } from './list-merge.ts';

const settleMs = 1500;
const pauseMs = 5000;
const firstRetryMs = 30_000;
const lastRetryMs = 10 * 60_000;

/** How a synchronisation ended, which decides when the next one is due. */
type Round = 'done' | 'more to send' | 'paused' | 'failed';

let isOwnWrite = false;
const temporary = new Set<CallProblem['code']>(['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL']);

/** Sends changes of this device and applies changes made elsewhere. */
async function sync(isCartFrozen: () => boolean): Promise<Round> {
  const { userId } = readSession();
  if (!userId || !isLoggedIn()) return 'done';
  if (isCartFrozen()) return 'paused';
  const sent = readLists();
  const changes = changesSince(readAgreed(userId), sent);
  const answer = changes ? await call('savedListsMerge', { body: changes }) : await call('savedLists', {});
  if (!answer.ok) return temporary.has(answer.problem.code) ? 'failed' : 'done';
  if (readSession().userId !== userId) return 'done';
  if (isCartFrozen()) {
    writeAgreed(userId, sent);
    return 'paused';
  }
  const agreed = listsOf(answer.body.data);
  const lists = joinAnswer({ sent, device: readLists(), answer: agreed });
  isOwnWrite = true;
  writeLists(userId, { lists, agreed });
  isOwnWrite = false;
  return changesSince(agreed, lists) ? 'more to send' : 'done';
}

/** Runs in one tab at a time if the browser supports locks. */
async function syncAlone(isCartFrozen: () => boolean): Promise<Round> {
  // `locks` is undefined over plain HTTP.
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? locks.request('saved-lists', () => sync(isCartFrozen)) : sync(isCartFrozen);
}

const snapshot = () => [readSession().userId, cartSnapshot(), favouritesSnapshot()].join('|');

/**
 * Synchronises a logged-in shopper's cart and favourites between devices: now, shortly after each change, and when
 * the tab becomes visible or the network returns. Failures are retried with a backoff. While `isCartFrozen`, no
 * remote changes are applied.
 */
export function syncLists({ isCartFrozen }: { isCartFrozen: () => boolean }): void {
  let heard = snapshot();
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  function soon(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  async function run(): Promise<void> {
    timer = undefined;
    if (isRunning) return soon(settleMs);
    isRunning = true;
    const round = await syncAlone(isCartFrozen);
    isRunning = false;
    if (round === 'failed') retryMs = Math.min(retryMs * 2, lastRetryMs);
    else retryMs = firstRetryMs;
    const waitsMs = { done: null, 'more to send': settleMs, paused: pauseMs, failed: retryMs }[round];
    if (waitsMs !== null && timer === undefined) soon(waitsMs);
  }

  onStorageChange(() => {
    const now = snapshot();
    if (now === heard) return;
    heard = now;
    if (!isOwnWrite) soon(settleMs);
  });
  addEventListener('online', () => soon(0));
  document.addEventListener('visibilitychange', () => {
    // A tab being hidden sends pending changes; a tab being shown fetches changes from other devices.
    if (!document.hidden || timer !== undefined) soon(0);
  });
  soon(0);
}
