import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from '@haat/contracts/openapi';

/** Writes the committed `openapi.json`; with `--check` only reports whether it is up to date. */
const file = fileURLToPath(new URL('../../../openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('openapi.json is out of date. Run `pnpm contracts` and commit it.');
  process.exitCode = 1;
}
