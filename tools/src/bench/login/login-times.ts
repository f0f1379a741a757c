/**
 * `pnpm bench:login`: whether response times reveal which addresses have an account. Sends 500 logins and 500
 * password resets each for a known and an unknown address, alternating. Exits with 1 if the medians differ by 5 ms or
 * more, or the samples can be distinguished (Mann–Whitney p of 0.01 or less). `--built` uses the last build.
 */
import { parseArgs } from 'node:util';
import { build } from '../../start/build.ts';
import { runCommand } from '../../start/command.ts';
import { fillShop } from '../parts.ts';
import { startBenchServer, withBenchPostgres } from '../bench-shop.ts';
import { HttpConnection, postRequest } from '../http-connection.ts';
import { mannWhitneyP } from './mann-whitney.ts';
import { median } from '../measure.ts';

const samples = 500;
const warmUps = 30;
const maxApartMs = 5;
const leastP = 0.01;

const known = 'rahima@haat.example';
const unknown = 'nobody@haat.example';

const { values: options } = parseArgs({ options: { built: { type: 'boolean', default: false } } });

interface Question {
  what: string;
  path: string;
  status: number;
  bodyFor: (email: string) => object;
}

const questions: Question[] = [
  { what: 'login', path: '/api/login', status: 401, bodyFor: (email) => ({ email, password: 'a wrong password' }) },
  { what: 'forget_password', path: '/api/forget_password', status: 200, bodyFor: (email) => ({ email }) },
];

await runCommand(async () => {
  if (!options.built) await build();
  await withBenchPostgres(async (postgres) => {
    await fillShop(postgres.connectionString, { products: 200 });
    const server = await startBenchServer(postgres);
    const connection = await HttpConnection.open(server.port);
    try {
      const password = 'a long password';
      const account = { name: 'Rahima', email: known, password, confirm_password: password };
      await ask(connection, { path: '/api/register', body: account, status: 201 });
      for (const question of questions) if (!(await compare(connection, question))) process.exitCode = 1;
    } finally {
      connection.close();
      await server.stop();
    }
  });
});

/**
 * Sends requests for both addresses in alternation, each first equally often; prints the figures and returns whether
 * they are alike.
 */
async function compare(connection: HttpConnection, { what, path, status, bodyFor }: Question): Promise<boolean> {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  const turns = [
    { email: known, times: ofKnown },
    { email: unknown, times: ofUnknown },
  ];
  for (let round = -warmUps; round < samples; round += 1) {
    for (const { email, times } of round % 2 === 0 ? turns : turns.toReversed()) {
      const ms = await ask(connection, { path, body: bodyFor(email), status });
      if (round >= 0) times.push(ms);
    }
  }
  const apartMs = Math.abs(median(ofKnown) - median(ofUnknown));
  const p = mannWhitneyP(ofKnown, ofUnknown);
  const isAlike = apartMs < maxApartMs && p > leastP;
  const medians = `median ${median(ofKnown).toFixed(2)} ms known, ${median(ofUnknown).toFixed(2)} ms unknown`;
  console.log(
    `${isAlike ? '✓' : '✗'} ${what.padEnd(16)} ${medians}, ${apartMs.toFixed(2)} ms apart, p = ${p.toFixed(3)}`,
  );
  return isAlike;
}

interface Asked {
  path: string;
  body: object;
  status: number;
}

/** The response time in ms. Throws if the status is not the expected one. */
async function ask(connection: HttpConnection, { path, body, status }: Asked): Promise<number> {
  const request = postRequest(path, { headers: [], body: JSON.stringify(body) });
  const startedAt = performance.now();
  const answer = await connection.send(request);
  const ms = performance.now() - startedAt;
  if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}: ${answer.body.toString()}`);
  return ms;
}
