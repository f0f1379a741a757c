import { useSyncExternalStore } from 'react';

/** What the server requires before it performs actions for owners. */
export type ConfirmedBy = 'password' | 'code';

interface Question {
  by: ConfirmedBy;
  answered: Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function change(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks the user to confirm who they are; simultaneous calls share one question. Resolves to false if they decline. */
export function confirmPerson(by: ConfirmedBy): Promise<boolean> {
  if (question) return question.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isConfirmed: boolean) => {
    change(null);
    resolve(isConfirmed);
  };
  change({ by, answered: promise, answer });
  return promise;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pending question, if any. */
export function useConfirmation(): Pick<Question, 'by' | 'answer'> | null {
  return useSyncExternalStore(follow, () => question);
}
