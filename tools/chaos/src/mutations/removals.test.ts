import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rootFolder } from '@haat/tools/settings';
import { removals } from './removals.ts';

const read = (file: string) => readFileSync(`${rootFolder}/${file}`, 'utf8');

test.each(removals)('$name: the code to remove and the test that must notice exist', ({ edits, test: noticing }) => {
  expect(edits.filter(({ file, find }) => !read(file).includes(find))).toEqual([]);
  expect(read(noticing.file)).toContain(`'${noticing.title}'`);
});
