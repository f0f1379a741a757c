import { z } from 'zod';
import type { EndpointDefinition } from './endpoint.ts';

/** The maximum size of a body without a file, in bytes. */
export const maxPlainBytes = 64 * 1024;
/** The maximum size of a file in a form, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;
/** Allowance for the rest of a form with a file: its fields and boundaries. */
const maxAroundFile = 100_000;
const usualLargestAnswer = 256 * 1024;

/** Whether a form of this endpoint may contain a file. */
export function takesFile({ body }: Pick<EndpointDefinition, 'body'>): boolean {
  return body instanceof z.ZodObject && Object.values(body.shape).some(isFile);
}

function isFile(field: unknown): boolean {
  if (field instanceof z.ZodOptional) return isFile(field.unwrap());
  return field instanceof z.ZodType && field.meta()?.['format'] === 'binary';
}

/** The maximum size of an endpoint's request body, in bytes; 0 if it takes none. */
export function maxRequestBytes(definition: EndpointDefinition): number {
  if (!definition.body) return 0;
  return takesFile(definition) ? (definition.maxFile ?? maxFileBytes) + maxAroundFile : maxPlainBytes;
}

/** The maximum size of an endpoint's response, in bytes before compression. */
export function maxResponseBytes({ maxResponse }: EndpointDefinition): number {
  return maxResponse ?? usualLargestAnswer;
}
