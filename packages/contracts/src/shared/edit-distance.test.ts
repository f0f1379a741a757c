import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['7K3M', '7K3M', 0],
  ['7K3N', '7K3M', 1],
  ['7K3', '7K3M', 1],
  ['77K3M', '7K3M', 1],
  ['7KM3', '7K3M', 1],
  ['', 'ab', 2],
  ['farzna', 'farhana', 2],
])('%s is %s but for %i letters', (one, other, letters) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([letters, letters]);
});
