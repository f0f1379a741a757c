import { fieldError, isFieldProblemCode, type FieldError } from '@haat/contracts/shared/field-problems';
import type { z } from 'zod';

/** The errors that a contract finds in typed values, in the form in which the server reports them. */
export function contractErrors(schema: z.ZodType, values: unknown): FieldError[] {
  const { success, error } = schema.safeParse(values);
  return success ? [] : error.issues.map(errorOf);
}

function errorOf(issue: z.core.$ZodIssue): FieldError {
  const path = issue.path.join('.');
  if (!isFieldProblemCode(issue.message)) return { path, message: issue.message };
  return fieldError(path, issue.message, 'maximum' in issue ? Number(issue.maximum) : undefined);
}
