import { Suspense } from 'react';
import { useConfirmation } from '../../platform/api/confirmation.ts';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';

const ConfirmDialog = lazyWithWords(async () => (await import('../../features/sign-in/public.ts')).ConfirmDialog);

/** The dialog that asks owners to confirm who they are, on any screen. */
export function Confirmation() {
  const question = useConfirmation();
  return <Suspense>{question && <ConfirmDialog by={question.by} onAnswer={question.answer} />}</Suspense>;
}
