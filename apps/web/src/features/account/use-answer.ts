import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';

interface Words {
  /** Message if the server refused. */
  refused: string;
  /** Message if there was no response. */
  broken: string;
}

/**
 * The state of a form that sends one request: whether it is in progress, the failure as a sentence, and the errors by
 * field.
 */
export function useAnswer() {
  const locale = useLocale();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    isSending,
    failure,
    errors,
    start() {
      setIsSending(true);
      setFailure('');
      setErrors({});
    },
    end() {
      setIsSending(false);
    },
    fail(problem: CallProblem, { refused, broken }: Words) {
      setIsSending(false);
      setFailure(isBroken(problem) ? broken : refused);
      setErrors(fieldErrors(problem, locale));
    },
  };
}

/** Whether the outcome of the request is unknown: there was no response, or the shop cannot respond now. */
export function isBroken({ code, status }: CallProblem): boolean {
  return code === 'NETWORK' || status >= 500;
}
