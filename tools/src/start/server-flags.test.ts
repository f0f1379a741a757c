import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverFlags } from './server-flags.ts';
import { rootFolder } from './settings.ts';

test('the image starts the server with the same flags', () => {
  const dockerfile = readFileSync(path.join(rootFolder, 'Dockerfile'), 'utf8');
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...serverFlags, 'apps/api/dist/main.js']).replaceAll(',', ', ')}`,
  );
});
