import type { Quote } from '@haat/contracts';

/** The corrected quote that a refusal may carry. */
export function quoteOf(data: unknown): Quote | null {
  return isQuote(data) ? data : null;
}

function isQuote(data: unknown): data is Quote {
  return (
    typeof data === 'object' && data !== null && 'lines' in data && Array.isArray(data.lines) && 'total_amount' in data
  );
}
