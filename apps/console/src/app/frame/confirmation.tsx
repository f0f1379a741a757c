import { lazy, Suspense } from 'react';
import { useConfirmation } from '../../platform/api/confirmation.ts';
import { currentLocale } from '../../platform/language.ts';
import { loadWords } from '../../platform/words.ts';

const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: Dialog } = await import('../../features/sign-in/public.ts');
  await loadWords(currentLocale());
  return { default: Dialog };
});

/** Where somebody is asked to confirm who they are, on whatever screen. */
export function Confirmation() {
  const question = useConfirmation();
  return <Suspense>{question && <ConfirmDialog by={question.by} onAnswer={question.answer} />}</Suspense>;
}
