import { adminSignIn } from '@haat/contracts/staff/sign-in-endpoints';
import { requiredText } from '@haat/contracts/shared/text';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractErrors } from './contract-errors.ts';

test('what a contract accepts has no errors', () => {
  expect(contractErrors(adminSignIn.body, { email: ' Nusrat@haat.example ', password: 'x' })).toEqual([]);
});

test('each field has the code and the sentence that the server would send', () => {
  expect(contractErrors(adminSignIn.body, { email: 'nusrat', password: '' })).toEqual([
    { path: 'email', code: 'EMAIL_INVALID', message: 'Please enter a valid e-mail address, such as name@example.com.' },
    { path: 'password', code: 'PASSWORD_REQUIRED', message: 'Please enter your password.' },
  ]);
});

test('a limit is named', () => {
  const [error] = contractErrors(z.object({ text: requiredText(3) }), { text: 'long' });
  expect(error).toMatchObject({ path: 'text', code: 'TOO_LONG', message: 'Use at most 3 characters.' });
});
