import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

const recorded = 1;

/** A recorded span as a W3C `traceparent`. */
export function traceParentText({ traceId, spanId }: SpanContext): string {
  return `00-${traceId}-${spanId}-01`;
}

/** Parses the output of `traceParentText`; null if it is invalid or the span was not recorded. */
export function readTraceParent(text: string | null | undefined): SpanContext | null {
  const [, traceId = '', spanId = ''] = /^00-([\da-f]{32})-([\da-f]{16})-01$/.exec(text ?? '') ?? [];
  const span = { traceId, spanId, traceFlags: recorded, isRemote: true };
  return isSpanContextValid(span) ? span : null;
}
