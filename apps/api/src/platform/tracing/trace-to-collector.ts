import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { PrismaInstrumentation } from '@prisma/instrumentation';
import { toProblem } from '../http/to-problem.ts';
import { withTimeout } from '../concurrency/with-timeout.ts';
import { readTraceParent, traceParentText } from './trace-parent.ts';
import type { Tracing } from './tracing.ts';

/** How long closing waits for a collector that may no longer respond. */
const endTimeoutMs = 1_000;

interface Collector {
  /** The OTLP/HTTP endpoint, such as http://collector:4318. */
  endpoint: string;
  /** The share of requests to record, from 0 to 1. */
  share: number;
}

/** Spans are sent in the background and dropped while the collector is unreachable; no request waits for it. */
export function traceToCollector({ endpoint, share }: Collector): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'haat' }),
    sampler: new ParentBasedSampler({ root: requestsOnly(new TraceIdRatioBasedSampler(share)) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const statements = new PrismaInstrumentation({ ignoreSpanTypes: [/^prisma:client:(?!operation$|db_query$)/] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  statements.setTracerProvider(provider);
  statements.enable();
  const tracer = provider.getTracer('haat');

  async function runSpan<Result>(name: string, parent: Context, work: () => Promise<Result>): Promise<Result> {
    const span = tracer.startSpan(name, {}, parent);
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      recordFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  return {
    isOn: true,
    openRequest() {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      const within = trace.setSpan(ROOT_CONTEXT, span);
      return {
        run: (work) => context.with(within, work),
        end(name, { attributes, isFailed }) {
          span.updateName(name);
          span.setAttributes(attributes);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    span: (name, work) => (trace.getActiveSpan()?.isRecording() ? runSpan(name, context.active(), work) : work()),
    parent() {
      const span = trace.getActiveSpan();
      return span?.isRecording() ? traceParentText(span.spanContext()) : null;
    },
    resume(parent, name, work) {
      const spanContext = readTraceParent(parent);
      return spanContext ? runSpan(name, trace.setSpanContext(ROOT_CONTEXT, spanContext), work) : work();
    },
    async end() {
      statements.disable();
      context.disable();
      await withTimeout(endTimeoutMs, provider.shutdown());
    },
  };
}

/** Statements of watches and polls belong to no request; each would start its own trace. */
function requestsOnly(sampler: Sampler): Sampler {
  return {
    shouldSample: (parent, traceId, name, kind, attributes, links) =>
      kind === SpanKind.SERVER
        ? sampler.shouldSample(parent, traceId, name, kind, attributes, links)
        : { decision: SamplingDecision.NOT_RECORD },
    toString: () => `requests only: ${sampler.toString()}`,
  };
}

/**
 * Records only the kind of the error: its message may quote user input. A problem that the contract declares is not a
 * failure.
 */
function recordFailure(span: Span, error: unknown): void {
  const { code, status } = toProblem(error);
  span.setAttribute('error.type', code);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
