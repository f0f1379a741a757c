import { expect, test } from 'vitest';
import { signsOf } from './signs.ts';

const usual = {
  returned_order: null,
  has_same_words: false,
  is_named_like_staff: false,
  account_age_minutes: 60,
  written_that_day: 2,
};

test('a review like most has no sign', () => {
  expect(signsOf({ facts: usual })).toEqual([]);
  expect(signsOf({ facts: { ...usual, account_age_minutes: null, written_that_day: 0 } })).toEqual([]);
});

test('every fact that is not usual is a sign', () => {
  const facts = {
    returned_order: 'HT-2WMD-7RKP',
    has_same_words: true,
    is_named_like_staff: true,
    account_age_minutes: 59,
    written_that_day: 3,
  };
  expect(signsOf({ facts })).toEqual([
    { kind: 'came-back', order: 'HT-2WMD-7RKP' },
    { kind: 'same-words' },
    { kind: 'like-staff' },
    { kind: 'new-account', minutes: 60 },
    { kind: 'many-that-day', count: 3 },
  ]);
});

test('a review as old as its account was written within the first minute', () => {
  expect(signsOf({ facts: { ...usual, account_age_minutes: 0 } })).toEqual([{ kind: 'new-account', minutes: 1 }]);
});
