import type { ImportColumn, ImportLine } from '@haat/contracts';
import { importFields } from '@haat/contracts/imports/import-fields';
import { inLocale } from '@haat/contracts/shared/locale';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { offerUndo } from '../../../platform/undo/last-undo.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { importMessages } from '../messages.ts';
import { repairsOf, type Repair } from './cells-of-line.ts';
import type { Correct } from './use-corrections.ts';

export interface LineActionsProps {
  /** The columns of the file. */
  columns: readonly ImportColumn[];
  line: ImportLine;
  correct: Correct;
  /** Disables the actions while a request is in progress. */
  isSaving: boolean;
  /** Opens the whole line. */
  onLook: () => void;
}

/**
 * Actions for a wrong or doubtful line, one click each: apply a proposed repair, confirm it, correct its cells, or
 * leave it out.
 */
export function LineActions({ columns, line, correct, isSaving, onLook }: LineActionsProps) {
  const t = useMessages(importMessages);
  const screen = useMessages(screenMessages);
  const { number } = useFormat();
  const labelOf = useRepairLabel();
  const name = number(line.line);
  const isOut = line.kind === 'left_out';
  const { is_said_right: isSaidRight } = line;
  const repairs = isOut ? [] : repairsOf(columns, line);

  const send: Correct = async (...correction) => {
    if (!isSaving) await correct(...correction);
  };
  const takeIn = () => send(line.line, {}, () => showToast({ kind: 'success', text: t.lineTakenIn(name) }));
  const leaveOut = () =>
    send(line.line, { leave_out: true }, () =>
      offerUndo({ text: t.lineLeftOut(name), label: screen.undo, undo: () => void correct(line.line, {}, () => {}) }),
    );
  const repair = ({ cells }: Repair) =>
    send(line.line, { cells }, ({ kind }) => {
      if (kind === 'wrong') showToast({ kind: 'error', text: t.lineWrong });
      else showToast({ kind: 'success', text: kind === 'look_at' ? t.lineToLookAt(name) : t.lineRight(name) });
    });
  const takeBack = (press: Correct) =>
    press(line.line, { is_right: false }, () => showToast({ kind: 'success', text: t.lineToLookAt(name) }));
  const sayRight = () =>
    send(line.line, { is_right: true }, () =>
      offerUndo({ text: t.lineSaidRight(name), label: screen.undo, undo: () => void takeBack(correct) }),
    );

  return (
    <div className="mt-0.5 ms-5.5 flex flex-wrap items-center gap-x-2.5">
      {isSaidRight && <span className="text-xs text-ink-muted">{t.saidRight}</span>}
      {repairs.map((each) => (
        <Press key={each.field} line={name} isOff={isSaving} onPress={() => void repair(each)}>
          {labelOf(each, repairs.length > 1)}
        </Press>
      ))}
      {(line.kind === 'look_at' || isSaidRight) && (
        <Press
          key="right"
          isQuiet={isSaidRight}
          line={name}
          isOff={isSaving}
          onPress={() => void (isSaidRight ? takeBack(send) : sayRight())}
        >
          {isSaidRight ? t.notRight : t.isRight}
        </Press>
      )}
      {!isOut && !isSaidRight && (
        <Press key="look" line={name} onPress={onLook}>
          {t.look}
        </Press>
      )}
      {/* A single button for both directions, like the one for confirming, so that it keeps focus. */}
      {!isSaidRight && (
        <Press
          key="out"
          isQuiet={!isOut}
          line={name}
          isOff={isSaving}
          onPress={() => void (isOut ? takeIn : leaveOut)()}
        >
          {isOut ? t.takeIn : t.leaveOut}
        </Press>
      )}
    </div>
  );
}

function useRepairLabel(): (repair: Repair, isOneOfSeveral: boolean) => string {
  const t = useMessages(importMessages);
  const { digits } = useFormat();
  const locale = useLocale();
  return ({ code, field, cells }, isOneOfSeveral) => {
    const { heading, heading_bn: headingBn } = importFields[field];
    const words = { OFFER_ABOVE_PRICE: t.swap, LETTER_IN_AMOUNT: t.makeIt(digits(cells[0]?.text ?? '')) }[code];
    const label = words ?? t.useNearest;
    return isOneOfSeveral ? `${inLocale(locale, heading, headingBn)}: ${label}` : label;
  };
}

interface PressProps {
  line: string;
  children: string;
  isQuiet?: boolean;
  isOff?: boolean;
  onPress: () => void;
}

function Press({ line, children, isQuiet = false, isOff = false, onPress }: PressProps) {
  const t = useMessages(importMessages);
  const tone = isQuiet ? 'text-ink-muted' : 'text-accent';
  return (
    <button
      type="button"
      // Stays focusable.
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className={`min-h-6 text-xs font-semibold underline underline-offset-2 max-md:min-h-11 aria-disabled:opacity-60 ${tone}`}
    >
      {children}
      <span className="sr-only">: {t.lineNumber(line)}</span>
    </button>
  );
}
