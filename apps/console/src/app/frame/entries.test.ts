import { expect, test } from 'vitest';
import { neededRole } from './entries.ts';

test.each([
  ['/', 'staff'],
  ['/orders/HT-7K3M-9QXD', 'staff'],
  ['/products', 'staff'],
  ['/products/14', 'staff'],
  ['/products/new', 'operator'],
  ['/products/import/018f', 'operator'],
  ['/synonyms', 'operator'],
  ['/shoppers/018f', 'owner'],
  ['/shops', 'operator'],
  ['/no-such-screen', 'staff'],
])('%s needs the role %s', (pathname, role) => expect(neededRole(pathname)).toBe(role));
