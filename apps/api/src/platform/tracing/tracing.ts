import type { Config } from '../config.ts';

/** Attributes of a span, named by OpenTelemetry's conventions. They must not contain user input. */
export type SpanAttributes = Record<string, string | number>;

/** A request being traced. */
export interface RequestSpan {
  /** Runs `work`, and everything it starts, as part of the request. */
  run(work: () => void): void;
  /** Ends the span under this name and with these attributes. */
  end(name: string, options: { attributes: SpanAttributes; isFailed: boolean }): void;
}

/** Traces requests through use cases, statements, jobs and mails, and reports them to an OpenTelemetry collector. */
export interface Tracing {
  /** False if no collector is configured: then all of this only runs its work. */
  isOn: boolean;
  /**
   * Starts a trace with a request. Trace headers of the client are ignored, because strangers could otherwise choose
   * what is recorded.
   */
  openRequest(): RequestSpan;
  /** Runs `work` as a span of the current trace; outside a trace it just runs. */
  span<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** The current span as a W3C `traceparent`, to be stored with deferred work; null if nothing is recorded. */
  parent(): string | null;
  /** Runs `work` as a child span of a stored `traceparent`; without one it just runs. */
  resume<Result>(parent: string | null | undefined, name: string, work: () => Promise<Result>): Promise<Result>;
  /** Sends what was recorded and stops. */
  end(): Promise<void>;
}

const noTracing: Tracing = {
  isOn: false,
  openRequest: () => ({ run: (work) => work(), end: () => {} }),
  span: (_name, work) => work(),
  parent: () => null,
  resume: (_parent, _name, work) => work(),
  end: async () => {},
};

/** Traces with OTEL_EXPORTER_OTLP_ENDPOINT; the libraries are loaded only then. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>): Promise<Tracing> {
  if (endpoint === undefined) return noTracing;
  const { traceToCollector } = await import('./trace-to-collector.ts');
  return traceToCollector({ endpoint, share });
}
