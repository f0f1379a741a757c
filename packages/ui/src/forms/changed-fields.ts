import { createContext, use } from 'react';

/** Names of the surrounding form's fields that were changed since its last answer. */
export const ChangedFields = createContext<ReadonlySet<string>>(new Set());

interface FieldError {
  name: string | undefined;
  /** What the last answer said about the field. */
  error: string | undefined;
  /** Names of other fields whose change may mend this error. */
  mendedBy?: readonly string[] | undefined;
}

/** A field's error, until the field or one that may mend it is changed. */
export function useFieldError({ name, error, mendedBy = [] }: FieldError): string | undefined {
  const changed = use(ChangedFields);
  const isMended = [name, ...mendedBy].some((field) => field !== undefined && changed.has(field));
  return isMended ? undefined : error;
}
