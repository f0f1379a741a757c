import type { CallResult } from '@haat/contracts/client';
import { showToast, type Toast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { screenMessages } from './messages.ts';

/** Problems that the screen reports itself, at a field or in a dialog. */
type Told = readonly string[];

interface ChangeOptions<Body> {
  /** A toast, with an undo if possible; or a function of the response. */
  done?: string | Omit<Toast, 'kind'> | ((body: Body) => void) | undefined;
  /** Messages for refusals that are specific to this screen. */
  words?: Partial<Record<CallProblem['code'], string>> | undefined;
  /** Problems that the screen reports itself, besides VALIDATION. */
  told?: Told | undefined;
  /** Refetches what may have changed; called after a success, and after a refusal because of a concurrent change. */
  refresh?: (() => unknown) | undefined;
}

/**
 * Whether a form is done with after this answer: it was stored, or its subject was changed or removed by others.
 * Otherwise it stays open with its input, to be sent again.
 */
export function isOver(problem: CallProblem | null): boolean {
  return problem === null || hasMovedOn(problem);
}

function hasMovedOn({ code }: CallProblem): boolean {
  return code === 'CHANGED_MEANWHILE' || code === 'NOT_FOUND';
}

/** Sends a change and reports the outcome. Returns the problem, or null on success. */
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
    if (hasMovedOn(problem)) void refresh?.();
    if (![...told, 'UNAUTHORIZED', 'VALIDATION'].includes(problem.code)) tell(problem, words);
    return problem;
  }
  return { save, isSaving };
}
