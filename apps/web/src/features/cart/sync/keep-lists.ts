import { call, type CallProblem } from '../../../platform/api/call.ts';
import { cartSnapshot } from '../cart.ts';
import { onStorageChange } from '../../../platform/storage/device.ts';
import { favouritesSnapshot } from '../favourites.ts';
import { isLoggedIn, readSession } from '../../../platform/session/session.ts';
import { readAgreed, readLists, writeAgreed, writeLists } from './device-lists.ts';
import { changesSince, joinAnswer, listsOf } from './list-merge.ts';

const settleMs = 1500;
const pauseMs = 5000;
const firstRetryMs = 30_000;
const lastRetryMs = 10 * 60_000;

/** How a round ended, and so when the next one is due. */
type Round = 'done' | 'more to send' | 'paused' | 'failed';

let isOwnWrite = false;
const passing = new Set<CallProblem['code']>(['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL']);

/** Sends what changed on the device and takes in what changed elsewhere. */
async function agree(isCartFrozen: () => boolean): Promise<Round> {
  const { userId } = readSession();
  if (!userId || !isLoggedIn()) return 'done';
  if (isCartFrozen()) return 'paused';
  const sent = readLists();
  const changes = changesSince(readAgreed(userId), sent);
  const answer = changes ? await call('savedListsMerge', { body: changes }) : await call('savedLists', {});
  if (!answer.ok) return passing.has(answer.problem.code) ? 'failed' : 'done';
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

/** One tab at a time, where the browser can tell them apart. */
async function agreeAlone(isCartFrozen: () => boolean): Promise<Round> {
  // Browsers leave it out where the shop is opened over plain HTTP.
  const { locks }: { locks?: LockManager } = navigator;
  return locks ? locks.request('saved-lists', () => agree(isCartFrozen)) : agree(isCartFrozen);
}

const snapshot = () => [readSession().userId, cartSnapshot(), favouritesSnapshot()].join('|');

/**
 * Keeps cart and favourites of whoever is logged in the same on all their devices: at once, a moment after each change, and
 * whenever the tab is looked at again or the network comes back. Nothing waits for it; what fails is tried again later.
 * While `isCartFrozen`, nothing joins the cart.
 */
export function keepLists({ isCartFrozen }: { isCartFrozen: () => boolean }): void {
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
    const round = await agreeAlone(isCartFrozen);
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
    // A tab that goes sends what it still holds; one that comes asks what is new.
    if (!document.hidden || timer !== undefined) soon(0);
  });
  soon(0);
}
