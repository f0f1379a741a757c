import type { Config } from '../config.ts';

/** Attributes of a span, by their names in OpenTelemetry's conventions. Never what a person typed. */
export type SpanAttributes = Record<string, string | number>;

/** A request that is being followed. */
export interface RequestSpan {
  /** Runs `work`, and whatever it starts, as part of the request. */
  run(work: () => void): void;
  /** Ends the span, under the name and with the attributes that are known by now. */
  end(name: string, options: { attributes: SpanAttributes; isFailed: boolean }): void;
}

/** Follows requests through use cases, statements, jobs and mails, and reports them to an OpenTelemetry collector. */
export interface Tracing {
  /** False where no collector is set: then nothing below does more than run its work. */
  isOn: boolean;
  /** Begins a trace with a request. What a client says of its own traces is ignored, or strangers would choose what is recorded. */
  openRequest(): RequestSpan;
  /** Runs `work` as a span of the current trace; outside of a trace it just runs. */
  span<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** The current span as a W3C `traceparent`, to be stored with work for later; null where nothing is recorded. */
  parent(): string | null;
  /** Runs `work` as a span below a stored `traceparent`; without one it just runs. */
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
