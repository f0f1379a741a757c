import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';

const titles = ['Classic White Panjabi', 'Indigo Print Panjabi', 'সাদা পাঞ্জাবি', 'Panda Print Tee'];

test.each([
  ['pan', ['panjabi', 'panda']],
  ['white pan', ['white panjabi', 'white panda']],
  ['পাঞ', ['পাঞ্জাবি']],
  ['panjabi', []],
  ['p', []],
  ['', []],
])('%s goes on as %j', (text, expected) => expect(completionsOf(text, titles)).toEqual(expected));
