import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serverFlags, serverMemory } from './server-flags.ts';
import { rootFolder } from './settings.ts';

const dockerfile = readFileSync(path.join(rootFolder, 'Dockerfile'), 'utf8');

test('the image starts the server with the same flags', () => {
  expect(dockerfile).toContain(
    `CMD ${JSON.stringify(['node', ...serverFlags, 'apps/api/dist/main.js']).replaceAll(',', ', ')}`,
  );
});

test('the image gives it memory in the same way', () => {
  for (const [name, value] of Object.entries(serverMemory)) expect(dockerfile).toContain(`${name}=${value}`);
});
