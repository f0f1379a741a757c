import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

const maxDepth = 10;

/**
 * Accepts JSON bodies only: at most ten levels deep, without `__proto__` and `constructor.prototype`. An empty body
 * becomes `undefined`, because some clients declare JSON and send nothing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    if (depthOf(text) > maxDepth) return done(new Problem('VALIDATION', 'This JSON is nested too deeply.'));
    return parseJson(request, text, done);
  });
}

/** The nesting depth of a JSON text, found without parsing it; wrong only for invalid JSON. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (isInString) {
      if (character === 0x5c) index++;
      else if (character === 0x22) isInString = false;
    } else if (character === 0x22) isInString = true;
    else if (character === 0x7b || character === 0x5b) most = Math.max(most, ++depth);
    else if (character === 0x7d || character === 0x5d) depth--;
  }
  return most;
}
