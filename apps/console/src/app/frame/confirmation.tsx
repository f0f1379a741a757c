import { Suspense } from 'react';
import { useConfirmation } from '../../platform/api/confirmation.ts';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';

const ConfirmDialog = lazyWithWords(async () => (await import('../../features/sign-in/public.ts')).ConfirmDialog);

/** Where somebody is asked to confirm who they are, on whatever screen. */
export function Confirmation() {
  const question = useConfirmation();
  return <Suspense>{question && <ConfirmDialog by={question.by} onAnswer={question.answer} />}</Suspense>;
}
