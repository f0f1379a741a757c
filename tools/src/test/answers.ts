import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, problemsOf, type EndpointDefinition } from '@haat/contracts';
import type { Results } from './results.ts';

/** Problems that any endpoint may report for the server's own reasons; they are tested once, not per endpoint. */
const generalProblems = new Set(['UNAVAILABLE', 'BAD_REQUEST', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'STORAGE_FULL']);

/** Every response in a contract: `name success`, and `name CODE` for each problem. */
export function declaredAnswers(definitions: Record<string, EndpointDefinition> = endpoints): string[] {
  return Object.entries(definitions).flatMap(([name, definition]) => [
    `${name} success`,
    ...problemsOf(definition).map((code) => `${name} ${code}`),
  ]);
}

interface Answers {
  declared: readonly string[];
  seen: ReadonlySet<string>;
}

/** The declared responses that were never seen and should have been. */
export function missingAnswers({ declared, seen }: Answers): string[] {
  return declared.filter((answer) => !seen.has(answer) && !generalProblems.has(codeOf(answer)));
}

/**
 * The responses seen that no contract declares, so that neither the web app nor anybody else expects them. Whoever
 * sends a request that cannot be read has not called an endpoint.
 */
export function undeclaredAnswers({ declared, seen }: Answers): string[] {
  const known = new Set(declared);
  return [...seen].filter((answer) => !known.has(answer) && codeOf(answer) !== 'BAD_REQUEST').toSorted();
}

function codeOf(answer: string): string {
  return answer.split(' ')[1] ?? '';
}

/** Checks that the responses that the tests have seen over HTTP are those declared, and lists which are not. */
export function answerResults(folder: string): Results {
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const seen = new Set(files.flatMap((text) => text.split('\n').filter(Boolean)));
  const answers = { declared: declaredAnswers(), seen };
  const tests = [
    resultOf('every declared answer was seen by a test', missingAnswers(answers)),
    resultOf('every answer seen is declared', undeclaredAnswers(answers)),
  ];
  const failed = tests.filter(({ failure }) => failure).length;
  return { passed: tests.length - failed, failed, skipped: 0, tests };
}

function resultOf(name: string, faults: readonly string[]): Results['tests'][number] {
  return { name, durationMs: 0, ...(faults.length > 0 && { failure: faults.join('\n') }) };
}
