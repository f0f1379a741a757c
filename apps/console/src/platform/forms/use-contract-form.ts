import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import type { CallProblem } from '../api/call.ts';
import { contractErrors } from './contract-errors.ts';

interface ContractFormOptions<Values extends FieldValues> {
  /** The contract's body. */
  schema: z.ZodType;
  values: DefaultValues<Values>;
}

/** A form validated by a contract; errors are shown at the fields, in the page's language. */
export function useContractForm<Values extends FieldValues>({ schema, values }: ContractFormOptions<Values>) {
  const locale = useLocale();
  const form = useForm<Values>({
    defaultValues: values,
    resolver(typed) {
      const errors = fieldErrors({ errors: contractErrors(schema, typed) }, locale);
      const found = Object.entries(errors).map(([path, message]) => [path, { type: 'contract', message }]);
      if (found.length === 0) return { values: typed, errors: {} };
      return { values: {}, errors: Object.fromEntries(found) as FieldErrors<Values> };
    },
  });
  /** Shows the server's errors. Returns whether any belongs to a field of this form. */
  function showProblem(problem: CallProblem): boolean {
    const found = Object.entries(fieldErrors(problem, locale)).filter(([path]) => path in form.getValues());
    for (const [path, message] of found)
      form.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: true });
    return found.length > 0;
  }
  /** The error of a field, if any. */
  function errorOf(name: Path<Values>): string | undefined {
    return form.getFieldState(name, form.formState).error?.message;
  }
  return { ...form, showProblem, errorOf };
}
