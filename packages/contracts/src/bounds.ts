import { z } from 'zod';
import type { EndpointDefinition } from './endpoint.ts';

/** The largest body without a file, in bytes. */
export const maxPlainBytes = 64 * 1024;
/** The largest file in a form, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;
/** What stands around a file: the fields of its form and the lines between them. */
const maxAroundFile = 100_000;
const usualLargestAnswer = 256 * 1024;

/** Whether a form of this endpoint may hold a file. */
export function takesFile({ body }: Pick<EndpointDefinition, 'body'>): boolean {
  return body instanceof z.ZodObject && Object.values(body.shape).some(isFile);
}

function isFile(field: unknown): boolean {
  return field instanceof z.ZodType && field.meta()?.['format'] === 'binary';
}

/** The largest body an endpoint reads, in bytes; 0 where it takes none. */
export function maxRequestBytes(definition: EndpointDefinition): number {
  if (!definition.body) return 0;
  return takesFile(definition) ? maxFileBytes + maxAroundFile : maxPlainBytes;
}

/** The largest body an endpoint answers with, in bytes, before it is compressed. */
export function maxResponseBytes({ maxResponse }: EndpointDefinition): number {
  return maxResponse ?? usualLargestAnswer;
}
