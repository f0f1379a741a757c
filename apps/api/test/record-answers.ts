import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@haat/contracts';
import type { FastifyInstance } from 'fastify';

/** As in the server's router, a path without parameters takes precedence over a pattern that it matches. */
const patterns = Object.entries(endpoints)
  .toSorted(([, one], [, other]) => parametersOf(one.route) - parametersOf(other.route))
  .map(([name, { route }]) => {
    const [method = '', path = ''] = route.split(' ');
    return { name, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });

function parametersOf(route: string): number {
  return route.split('{').length - 1;
}

/**
 * Records the responses of each endpoint (`login success`, `login WRONG_CREDENTIALS`), so that the whole run can
 * compare them with the contracts. Does nothing unless `HAAT_ANSWERS_FOLDER` names a folder.
 */
export function recordAnswers(app: FastifyInstance): void {
  const folder = process.env.HAAT_ANSWERS_FOLDER;
  if (!folder) return;
  const file = join(folder, `${process.pid}.txt`);
  const seen = new Set<string>();
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const endpoint = patterns.find(({ method, pattern }) => method === request.method && pattern.test(path));
    if (!endpoint) return;
    const end = response.end.bind(response);
    response.end = ((...given: Parameters<typeof end>) => {
      const answer = `${endpoint.name} ${response.statusCode < 400 ? 'success' : codeIn(given[0])}`;
      if (!seen.has(answer)) appendFileSync(file, `${answer}\n`);
      seen.add(answer);
      return end(...given);
    }) as typeof response.end;
  });
}

function codeIn(chunk: unknown): string {
  const text = typeof chunk === 'string' || Buffer.isBuffer(chunk) ? chunk.toString() : '';
  return /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'unknown';
}
