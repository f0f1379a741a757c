import { exactly, type Fault, withinMs } from '../../fault.ts';
import { send } from '../../stage/send.ts';

const logins = 200;

export const stormOfLogins: Fault = {
  id: 'I18',
  title: `${logins} logins at once, each a password to be hashed, while others look around`,
  runs: { short: 1, long: 5 },
  async run({ goods, shops }) {
    const { port } = shops[0];
    const shoppers = await goods.shoppers(logins);
    const over = new AbortController();
    const times: number[] = [];
    let refused = 0;
    async function lookAround(): Promise<void> {
      while (!over.signal.aborted) {
        const { ms, status } = await send(port, { path: '/api/shipping-list' });
        times.push(ms);
        if (status !== 200) refused += 1;
      }
    }
    const logIn = () =>
      Promise.all(
        shoppers.map(({ email }) => send(port, { path: '/api/login', body: { email, password: 'a wrong guess' } })),
      );
    const [answers] = await Promise.all([logIn().finally(() => over.abort()), lookAround(), lookAround()]);
    const sorted = times.toSorted((one, other) => one - other);
    return {
      'answers of the logins but 401, 429, 503': exactly(
        answers.filter(({ status }) => ![401, 429, 503].includes(status)).length,
        0,
      ),
      'p95 of the others': withinMs(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 500),
      'slowest login': withinMs(Math.max(...answers.map(({ ms }) => ms)), 6_000),
      'others refused': { value: refused, bar: '', isWithin: true },
    };
  },
};
