import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, problemsOf, type EndpointDefinition } from '@haat/contracts';
import type { Results } from './results.ts';

/** Problems that any endpoint may report for the server's own reasons; they are tested once, not per endpoint. */
const generalProblems = new Set(['UNAVAILABLE', 'BAD_REQUEST', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL']);

/** Every response that some test must have seen: `name success`, and `name CODE` for each problem in its contract. */
export function declaredAnswers(definitions: Record<string, EndpointDefinition> = endpoints): string[] {
  return Object.entries(definitions).flatMap(([name, definition]) => [
    `${name} success`,
    ...problemsOf(definition)
      .filter((code) => !generalProblems.has(code))
      .map((code) => `${name} ${code}`),
  ]);
}

/** The declared responses that were never seen. */
export function missingAnswers({ declared, seen }: { declared: string[]; seen: ReadonlySet<string> }): string[] {
  return declared.filter((answer) => !seen.has(answer));
}

/** Checks that the tests have seen every declared response over HTTP, and lists those missing. */
export function answerResults(folder: string): Results {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
  const missing = missingAnswers({ declared: declaredAnswers(), seen: new Set(lines) });
  const name = 'every declared answer was seen by a test';
  if (missing.length === 0) return { passed: 1, failed: 0, skipped: 0, tests: [{ name, durationMs: 0 }] };
  return { passed: 0, failed: 1, skipped: 0, tests: [{ name, durationMs: 0, failure: missing.join('\n') }] };
}
