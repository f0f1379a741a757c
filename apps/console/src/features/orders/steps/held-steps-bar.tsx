import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense, useEffect, useState } from 'react';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { Key } from '../../../ui/key.tsx';
import { ordersMessages } from '../messages.ts';
import { isStep, sendHeldSteps, undoLastStep, undoStep, useHeldSteps, type HeldStep } from './held-steps.ts';
import { useRefusals } from './refused/refusals.ts';

const RefusalNotices = lazyWithWords(async () => (await import('./refused/refusal-notices.tsx')).RefusalNotices);

/**
 * The steps that can still be undone, each with its remaining seconds, and what was refused of them. Rendered once, in the
 * frame.
 */
export function HeldStepsBar() {
  const steps = useHeldSteps();
  const refusals = useRefusals();
  const hasHeld = steps.some(({ state }) => state === 'held');
  const [said, setSaid] = useState('');
  const t = useMessages(ordersMessages);
  const undo = () => setSaid(undoLastStep() ? t.takenBack : '');
  // If nothing is held, the shortcut belongs to the screen. It also works in dialogs, because time is running.
  useShortcuts({ 'Ctrl+z': hasHeld ? undo : undefined }, { inDialogs: true });
  useEffect(() => {
    const leave = () => void sendHeldSteps(true);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return (
    <>
      {/* Live, so that it is also announced while a dialog hides everything else. */}
      <div role="status" aria-live="polite" className="held-steps">
        {steps.map((step) => (
          <HeldStepLine key={step.id} step={step} />
        ))}
      </div>
      <p role="status" aria-live="polite" className="sr-only">
        {!hasHeld && said}
      </p>
      <Suspense>{refusals.length > 0 && <RefusalNotices refusals={refusals} />}</Suspense>
    </>
  );
}

function HeldStepLine({ step: { id, orderNumbers, to, sendsAt, state } }: { step: HeldStep }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const seconds = useSecondsUntil(sendsAt);
  const count = orderNumbers.length;
  const isHeld = state === 'held';
  const goes = (text: string) => (isStep(to) ? t.mailsGo(count, text) : t.writtenIn(text));
  return (
    <div className="on-deep flex min-h-12 items-center gap-3 rounded-lg bg-surface-deep py-1.5 ps-4 pe-2 text-sm font-medium text-ink-inverse shadow-overlay">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6 flex-none place-items-center rounded-full border-2 border-marigold text-[0.6875rem] font-bold',
          !isHeld && 'animate-spin border-e-transparent',
        )}
      >
        {isHeld && number(seconds)}
      </span>
      <span className="flex-1">
        {isStep(to) ? t.steps[to].held(count, number(count)) : t.heldCalls[to](orderNumbers.join(', '))}{' '}
        {/* Announced once, not every second. */}
        <span aria-hidden="true">{isHeld ? goes(number(seconds)) : t.sending}</span>
        {isHeld && <span className="sr-only">{t.undoKey}</span>}
      </span>
      {isHeld && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z"
          onClick={() => undoStep(id)}
          className="min-h-(--size-control) rounded-sm px-3 font-semibold whitespace-nowrap text-marigold"
        >
          {t.undo} <Key look="deep">Ctrl Z</Key>
        </button>
      )}
    </div>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
