import { problemStatus } from '@haat/contracts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The Prometheus metrics of this process. Times are in seconds, sizes in bytes. */
export interface Metrics {
  registry: Registry;
  /** By method, route pattern (never the actual path) and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Refused requests, by the code of their problem. */
  refusals: Counter<'code'>;
  /** Attempts to send: `sent`, `retried` (will be tried again) or `failed` (given up). */
  mails: Counter<'outcome'>;
}

// From the duration of a cached list to one too long for anyone to wait for.
const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Creates the counters of a process, all at 0. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const metrics = {
    registry,
    requests: new Histogram({
      name: 'haat_http_request_duration_seconds',
      help: 'Requests by method, route and status, and how long they took',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: durations,
      registers,
    }),
    refusals: new Counter({
      name: 'haat_refusals_total',
      help: 'Requests refused, by the code of the problem',
      labelNames: ['code'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'haat_mails_total',
      help: 'Attempts to send a mail: sent, retried, or failed for good',
      labelNames: ['outcome'] as const,
      registers,
    }),
  };
  // An alert on an increase needs the previous value.
  for (const code of Object.keys(problemStatus)) metrics.refusals.inc({ code }, 0);
  for (const outcome of ['sent', 'retried', 'failed']) metrics.mails.inc({ outcome }, 0);
  return metrics;
}

/** A finished request. */
interface EndedRequest {
  method: string;
  /** The pattern of its route, never its actual path. */
  route: string;
  status: number;
}

/** Records a finished request and its duration. */
export type ObserveRequest = (request: EndedRequest, tookMs: number) => void;

/** Looks up labels once per route and status. */
export function createRequestObserver({ requests }: Pick<Metrics, 'requests'>): ObserveRequest {
  const observers = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();

  return function observeRequest({ method, route, status }, tookMs) {
    const key = `${method} ${status} ${route}`;
    let observer = observers.get(key);
    if (!observer) {
      observer = requests.labels({ method, route, status });
      observers.set(key, observer);
    }
    observer.observe(tookMs / 1000);
  };
}

/** A counter in the same registry, at 0, for a feature's own events. */
export function createCounter(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help }: { name: string; help: string },
): Counter {
  return new Counter({ name, help, registers: [registry] });
}

interface GaugeOptions<Label extends string> {
  name: string;
  help: string;
  labelNames?: readonly Label[];
  /** How the values of several processes are combined. */
  aggregator?: 'sum' | 'min' | 'max';
}

/** A gauge in the same registry. */
export function createGauge<Label extends string = never>(
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, labelNames = [], aggregator = 'sum' }: GaugeOptions<Label>,
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, aggregator, registers: [registry] });
}
