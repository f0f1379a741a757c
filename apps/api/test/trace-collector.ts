import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              status: z.object({ code: z.int().optional() }),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
});

type CollectedSpan = z.output<typeof exported>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

/** Starts a trace collector that speaks OTLP over HTTP; `spans` holds what it received. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];

  async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { resourceSpans } = exported.parse(await json(request));
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  const server = createServer((request, response) => void collect(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
