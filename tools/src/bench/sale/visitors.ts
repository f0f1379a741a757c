import type { Visit } from './mix.ts';
import { ReplyLine } from './reply-line.ts';

const conditionalShare = 0.2;

/** The visitors' results: the time of each page in ms, and how many were not answered with 200 or 304. */
export interface Visits {
  tookMs: number[];
  refused: number;
}

interface VisitOptions {
  port: number;
  connections: number;
  next: () => Visit | undefined;
  untilMs: number;
}

/**
 * Visitors in a closed loop: each requests the next page when the last one has arrived, until the time is over or
 * `next` ends.
 */
export async function visit({ port, connections, next, untilMs }: VisitOptions): Promise<Visits> {
  const visits: Visits = { tookMs: [], refused: 0 };
  const lines = await Promise.all(Array.from({ length: connections }, () => ReplyLine.open(port)));
  await Promise.all(lines.map((line) => browse(line, { next, untilMs, visits })));
  for (const line of lines) line.close();
  return visits;
}

interface BrowseOptions extends Pick<VisitOptions, 'next' | 'untilMs'> {
  visits: Visits;
}

function browse(line: ReplyLine, { next, untilMs, visits }: BrowseOptions): Promise<void> {
  return new Promise((resolve) => {
    function ask(): void {
      const startedAt = performance.now();
      const asked = startedAt < untilMs ? next() : undefined;
      if (!asked) return resolve();
      line.send(requestOf(asked), (reply) => {
        if (reply instanceof Error) {
          visits.refused += 1;
          return resolve();
        }
        visits.tookMs.push(performance.now() - startedAt);
        if (reply.status !== 200 && reply.status !== 304) visits.refused += 1;
        asked.etag = reply.etag;
        ask();
      });
    }
    ask();
  });
}

/** One in five repeated requests is conditional. */
function requestOf({ request, etag }: Visit): string {
  if (etag === undefined || Math.random() >= conditionalShare) return request;
  return `${request.slice(0, -2)}if-none-match: ${etag}\r\n\r\n`;
}
