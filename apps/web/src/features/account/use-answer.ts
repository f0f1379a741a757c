import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { fieldErrors } from '../../platform/api/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';

interface Words {
  /** The server said no. */
  refused: string;
  /** There was no answer. */
  broken: string;
}

/** The state of a form that sends one thing: under way, the line about a failure, the words by field. */
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

/** Whether nothing was decided: no answer came, or the shop cannot answer now. */
export function isBroken({ code, status }: CallProblem): boolean {
  return code === 'NETWORK' || status >= 500;
}
