import assert from 'node:assert/strict';
import { realShop } from './real-shop.ts';
import { CommandFailed, type Stack } from './stack.ts';

const maxMegabytesAboveBase = 300;

/** Returns the image's size; throws if it exceeds its base image by too much. */
export async function checkSize(stack: Stack, { image }: { image: string }): Promise<string> {
  const sizes = await Promise.all(
    [image, 'node:24-bookworm-slim'].map((name) => stack.engine('image', 'inspect', '--format', '{{.Size}}', name)),
  );
  const [own = 0, base = 0] = sizes.map((bytes) => Math.round(Number(bytes) / 1e6));
  assert.ok(own - base <= maxMegabytesAboveBase, `the image is ${own - base} MB above its base`);
  return `${own - base} MB above its base`;
}

/** Checks that no process in the web container runs as root, and that only the data folder is writable. */
export async function checkConfined(stack: Stack): Promise<string> {
  assert.notEqual(await stack.inside('web', 'id', '-u'), '0', 'the server is root');
  const written = await stack.inside('web', 'touch', '/app/x').catch(() => 'refused');
  assert.equal(written, 'refused', 'the root file system can be written');
  await stack.inside('web', 'touch', '/data/x');
  await stack.inside('web', 'rm', '/data/x');
  return 'the root file system is read-only, the user is not root';
}

const unfit = [
  { JWT_SECRET: '' },
  { JWT_SECRET: 'too-short' },
  { PUBLIC_URL: '' },
  { SMTP_URL: '' },
  { MAIL_FROM: '' },
  { OPERATOR_EMAIL: '' },
];

/** Checks that production refuses to start with a missing or weak setting, and names it in one line. */
export async function checkRefusals(stack: Stack): Promise<string> {
  for (const wrong of unfit) {
    const settings = Object.entries({ ...realShop, ...wrong }).map(([name, value]) => `${name}=${value}`);
    const said = await stack.inside('web', 'env', ...settings, 'node', 'apps/api/dist/main.js').then(
      () => 'nothing, and ended well',
      (error: unknown) => (error instanceof CommandFailed ? error.said : String(error)),
    );
    const [name = ''] = Object.keys(wrong);
    assert.match(said, new RegExp(`^${name}: .+$`), `with ${JSON.stringify(wrong)} it said: ${said}`);
  }
  return `${unfit.length} unfit settings, a line each`;
}
