import { createServer, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { v7 as uuidV7 } from 'uuid';
import { startMailServer } from '../../../test/mail-server.ts';
import { layout, paragraph } from './layout.ts';
import { createTransport, isRefusedForGood } from './transport.ts';

const server = await startMailServer();
const transport = createTransport({ url: server.url, from: 'Haat হাট <no-reply@haat.example>' });
afterAll(() => server.close());

function letter(overrides: Partial<{ recipient: string; subject: string; name: string }> = {}) {
  const { recipient = 'rahima@haat.test', subject = 'Hello', name = 'Rahima' } = overrides;
  const content = layout({ locale: 'en', subject, heading: 'Hello', blocks: [paragraph(name)] });
  return { id: uuidV7(), recipient, ...content };
}

test('a mail has one recipient, plain text and HTML, and a stable id', async () => {
  const mail = letter({ subject: 'আপনার অর্ডার HT-7K3M-9QXD' });
  await transport.send(mail);
  await transport.send(mail);
  const [first, second] = server.received.slice(-2);
  expect(first?.recipients).toEqual(['rahima@haat.test']);
  expect(first?.headers.get('to')).toEqual(['rahima@haat.test']);
  expect(first?.headers.get('from')?.[0]).toMatch(/<no-reply@haat\.example>$/);
  expect(first?.headers.get('message-id')).toEqual([`<${mail.id}@haat.example>`]);
  expect(second?.headers.get('message-id')).toEqual(first?.headers.get('message-id'));
  expect(first?.source).toContain('text/plain; charset=utf-8');
  expect(first?.source).toContain('text/html; charset=utf-8');
});

test('a name that mails are from is a name whatever it contains, and nothing else', async () => {
  for (const sender of ['Haat, evil@x.yz', 'Haat <evil@x.yz>', '"', 'হাট'])
    await transport.send({ ...letter(), sender });
  const froms = server.received.slice(-4).map(({ headers }) => headers.get('from') ?? []);
  for (const [from, ...others] of froms) {
    expect([from, others]).toEqual([expect.stringMatching(/ <no-reply@haat\.example>$/), []]);
    expect(from?.replace(/"(?:[^"\\]|\\.)*"/, '')).not.toContain('evil');
  }
});

test('an address with a comma is one recipient or none', async () => {
  const before = server.received.length;
  await transport.send(letter({ recipient: 'a@b.co, evil@x.yz' })).catch(() => undefined);
  const recipients = server.received.slice(before).flatMap((mail) => mail.recipients);
  expect(recipients).not.toContain('evil@x.yz');
});

const known = new Set([
  'from',
  'to',
  'subject',
  'message-id',
  'auto-submitted',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
]);
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', '%0d%0a', '\r\n\r\n'),
      fc.constantFrom('Bcc: evil@x.yz', 'To: evil@x.yz', 'X-Evil: 1', '.\r\nRCPT TO:<evil@x.yz>', '<b>evil</b>'),
    )
    .map(([lineBreak, header]) => `Rahima${lineBreak}${header}${lineBreak}`),
);

async function expectPlain({ subject, name }: { subject: string; name: string }): Promise<void> {
  const sent = letter({ subject, name });
  await transport.send(sent);
  const mail = server.received.find(({ headers }) => headers.get('message-id')?.[0]?.includes(sent.id));
  expect(mail?.recipients).toEqual(['rahima@haat.test']);
  expect(mail?.headers.get('to')).toEqual(['rahima@haat.test']);
  expect([...(mail?.headers.keys() ?? [])].filter((header) => !known.has(header))).toEqual([]);
  expect([...(mail?.headers.values() ?? [])].every((values) => values.length === 1)).toBe(true);
  const [, html = '<b>evil'] = mail?.source.split('Content-Type: text/html') ?? [];
  expect(html).not.toContain('<b>evil');
}

test('in 500 mails no subject or name adds a header, a recipient or a tag', { timeout: 60_000 }, async () => {
  const letters = fc.array(fc.record({ subject: nasty, name: nasty }), { minLength: 20, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(letters, async (batch) => {
      await Promise.all(batch.map(expectPlain));
    }),
    { numRuns: 25 },
  );
});

test('distinguishes a recipient that does not exist from a server that is busy or down', async () => {
  server.refuse = () => ({ message: 'no such user', responseCode: 550 });
  const refused = await transport.send(letter()).catch((error: unknown) => error);
  expect(isRefusedForGood(refused)).toBe(true);
  server.refuse = () => ({ message: 'try later', responseCode: 421 });
  const busy = await transport.send(letter()).catch((error: unknown) => error);
  expect(busy).toBeInstanceOf(Error);
  expect(isRefusedForGood(busy)).toBe(false);
  server.refuse = () => null;
  const nowhere = createTransport({ url: 'smtp://127.0.0.1:1', from: 'no-reply@haat.example' });
  const away = await nowhere.send(letter()).catch((error: unknown) => error);
  expect(away).toBeInstanceOf(Error);
  expect(isRefusedForGood(away)).toBe(false);
});

test(
  'a server that accepts the connection but stays silent is given up after five seconds',
  { timeout: 10_000 },
  async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const startedAt = Date.now();
    const waiting = createTransport({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@haat.example' });
    await expect(waiting.send(letter())).rejects.toThrow('Greeting never received');
    expect(Date.now() - startedAt).toBeLessThan(7_000);
    silent.close();
  },
);
