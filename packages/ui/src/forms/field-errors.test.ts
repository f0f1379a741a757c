import { fieldError, type FieldError } from '@haat/contracts/shared/field-problems';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

const problem: { errors: FieldError[] } = {
  errors: [
    fieldError('name', 'TOO_LONG', 120),
    { path: 'phone', code: 'PHONE_INVALID', message: 'a sentence that nobody compares' },
    { path: 'item.0.qty', message: 'Only 3 of Red saree in stock.' },
  ],
};

test("in English a field shows the API's sentence", () => {
  expect(fieldErrors(problem, 'en')).toEqual({
    name: 'Use at most 120 characters.',
    phone: 'a sentence that nobody compares',
    'item.0.qty': 'Only 3 of Red saree in stock.',
  });
});

test('in Bangla a field error is translated by its code, or shown as a general sentence', () => {
  expect(fieldErrors(problem, 'bn')).toEqual({
    name: 'লেখাটি বেশি বড়।',
    phone: 'সঠিক ফোন নম্বর লিখুন, যেমন ০১৭১২-৩৪৫৬৭৮।',
    'item.0.qty': 'ঘরটি ঠিক করে লিখুন।',
  });
});
