import { expect, test } from 'vitest';
import { ReplicaChoice } from './replica-choice.ts';

const choiceOf = (...replayed: (bigint | undefined)[]) =>
  new ReplicaChoice(
    replayed.map((each, index) => ({ name: `standby ${index}`, replayed: each })),
    { maxLagMs: 2_000 },
  );

test('standbys take turns, and one that does not answer is left out', () => {
  const choice = choiceOf(5n, undefined, 5n);
  expect([1, 2, 3, 4].map((now) => choice.pick(now)?.name)).toEqual([
    'standby 0',
    'standby 2',
    'standby 0',
    'standby 2',
  ]);
});

test('one that lacks what was seen of the primary is left out until it has it', () => {
  const choice = choiceOf(5n, 7n);
  choice.demand(6n);
  expect([choice.pick(0)?.name, choice.pick(0)?.name]).toEqual(['standby 1', 'standby 1']);
  expect(choice.isCaughtUp).toBe(false);
  for (const standby of choice.standbys) standby.replayed = 8n;
  expect(choice.isCaughtUp).toBe(true);
  expect(choice.pick(0)?.name).toBe('standby 0');
});

test('while a change is seen whose position is not known, none is read', () => {
  const choice = choiceOf(5n);
  choice.demandUnknown();
  expect(choice.isDemandKnown).toBe(false);
  expect(choice.pick(0)).toBeUndefined();
  choice.demand(5n);
  expect(choice.isDemandKnown).toBe(true);
  expect(choice.pick(0)?.name).toBe('standby 0');
});

test('one that is behind by more than two seconds is left out, one that is behind by less is read', () => {
  const choice = choiceOf(5n);
  choice.noteWritten(5n, 0);
  choice.noteWritten(9n, 1_000);
  expect(choice.pick(2_500)?.name).toBe('standby 0');
  choice.noteWritten(9n, 2_000);
  choice.noteWritten(9n, 3_000);
  expect(choice.pick(3_000)).toBeUndefined();
});

test('nothing is read from no standby', () => {
  expect(choiceOf().pick(0)).toBeUndefined();
});
