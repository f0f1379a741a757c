import type { CallResult } from '@haat/contracts/client';
import { showToast, type Toast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { screenMessages } from './messages.ts';

/** What a screen has words for at a field or in a dialog. */
type Told = readonly string[];

interface ChangeOptions<Body> {
  /** Said in a toast, with a way back where there is one; or done with the answer. */
  done?: string | Omit<Toast, 'kind'> | ((body: Body) => void) | undefined;
  /** What a refusal means here. */
  words?: Partial<Record<CallProblem['code'], string>> | undefined;
  /** Problems that the screen tells itself, besides VALIDATION. */
  told?: Told | undefined;
  /** Reads again what may have changed; called after a success, and after a refusal that says that it changed. */
  refresh?: (() => unknown) | undefined;
}

/** Sends a change and says what became of it. Returns the problem, or null when it is done. */
export function useChange() {
  const t = useMessages(screenMessages);
  const [isSaving, setIsSaving] = useState(false);

  function tell({ code }: CallProblem, own: ChangeOptions<unknown>['words'] = {}): void {
    const words: Partial<Record<CallProblem['code'], string>> = {
      CHANGED_MEANWHILE: t.changedMeanwhile,
      NOT_FOUND: t.gone,
      RATE_LIMITED: t.tooMany,
      FORBIDDEN: t.forbidden,
      REAUTHENTICATE: t.unconfirmed,
      NETWORK: t.unreachable,
      UNAVAILABLE: t.unreachable,
    };
    showToast({ kind: 'error', text: own[code] ?? words[code] ?? t.refused });
  }

  async function save<Body>(
    send: Promise<CallResult<Body>>,
    { done, words, told = [], refresh }: ChangeOptions<Body> = {},
  ): Promise<CallProblem | null> {
    setIsSaving(true);
    const answer = await send;
    setIsSaving(false);
    if (answer.ok) {
      if (typeof done === 'function') done(answer.body);
      else if (done) showToast({ kind: 'success', ...(typeof done === 'string' ? { text: done } : done) });
      void refresh?.();
      return null;
    }
    const { problem } = answer;
    if (problem.code === 'CHANGED_MEANWHILE' || problem.code === 'NOT_FOUND') void refresh?.();
    if (![...told, 'UNAUTHORIZED', 'VALIDATION'].includes(problem.code)) tell(problem, words);
    return problem;
  }
  return { save, isSaving };
}
