import { spokenWords, usualCallWords } from '@haat/contracts/orders/call-words';
import { expect, test } from 'vitest';
import { spokenValues } from './spoken-values.ts';

const order = { name: 'Farzana', order_number: 'HT-7K3M-9QXD', pieces: 3, total_amount: 7030, address: 'Mirpur 10' };

test('the words of a call are said with the figures of their language', () => {
  expect(spokenWords(usualCallWords.call_words_bn, spokenValues(order, 'bn'))).toBe(
    'আসসালামু আলাইকুম, হাট থেকে বলছি। আপনি ৩টি পণ্য অর্ডার করেছেন, মোট ৳৭,০৩০। ঠিকানা: Mirpur 10। ঠিক আছে কি?',
  );
  expect(spokenWords('{pieces}, {total}', spokenValues({ ...order, pieces: 1 }, 'en'))).toBe('1 piece, ৳7,030');
});
