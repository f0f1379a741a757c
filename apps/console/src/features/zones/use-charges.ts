import type { AdminZone } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { typedTaka } from '../../platform/typed-taka.ts';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import type { ChangedMeanwhile } from '../../ui/merge/changed-meanwhile.ts';
import { screenMessages } from '../../ui/screen/messages.ts';
import { zoneMessages } from './messages.ts';
import { sendCharge } from './send-charge.ts';
import { rememberZone } from './zone-queries.ts';

const maxTaka = 100_000;

/** A charge that is not on the server: being saved, or refused. */
interface TypedCharge {
  typed: string;
  state: 'saving' | 'refused';
  message?: string | undefined;
}

/** Two people changed a zone's charge. */
export interface ChargeConflict extends ChangedMeanwhile<AdminZone> {
  zone: AdminZone;
  typed: string;
  charge: number;
}

/** The charges in the list of zones: which one is open, which are being saved or refused, and conflicts. */
export function useCharges() {
  const t = useMessages(zoneMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const [charges, setCharges] = useState<ReadonlyMap<number, TypedCharge>>(new Map());
  const [conflict, setConflict] = useState<ChargeConflict | null>(null);

  const forget = ({ id }: AdminZone) => setCharges((before) => new Map([...before].filter(([each]) => each !== id)));
  const put = ({ id }: AdminZone, charge: TypedCharge) => setCharges((before) => new Map(before).set(id, charge));

  async function store(zone: AdminZone, typed: string, charge: number): Promise<void> {
    put(zone, { typed, state: 'saving' });
    const outcome = await sendCharge(zone, charge);
    if (outcome.kind === 'refused') return put(zone, { typed, state: 'refused', message: refused(outcome.code) });
    if (outcome.kind === 'stored') rememberZone(outcome.zone);
    forget(zone);
    if (outcome.kind === 'conflict') return setConflict({ ...outcome, zone, typed, charge });
    return offerUndo({
      text: said(zone, outcome.zone),
      label: screen.undo,
      undo: () => void takeBack(outcome.zone, zone.delivery_charge),
    });
  }

  async function takeBack(zone: AdminZone, charge: number): Promise<void> {
    const outcome = await sendCharge(zone, charge);
    if (outcome.kind !== 'stored') return showToast({ kind: 'error', text: t.notUndone });
    rememberZone(outcome.zone);
    return showToast({ kind: 'success', text: said(zone, outcome.zone) });
  }

  function said(before: AdminZone, after: AdminZone): string {
    const name = inLocale(locale, before.name, before.name_bn);
    return t.chargeChanged(name, money(before.delivery_charge), money(after.delivery_charge));
  }

  function refused(code: string): string {
    const words: Record<string, string> = { RATE_LIMITED: screen.tooMany, FORBIDDEN: screen.forbidden };
    return words[code] ?? screen.refused;
  }

  /**
   * Submits the input. Returns the error, if any; `isLeft`: focus left the field, so an invalid input is kept as
   * refused.
   */
  function submit(zone: AdminZone, typed: string, isLeft: boolean): string | null {
    const charge = typedTaka(typed);
    const message = charge === null ? t.wrongCharge : charge > maxTaka ? t.tooMuch : null;
    if (charge === null || message !== null) {
      if (isLeft) put(zone, { typed, state: 'refused', message: message ?? undefined });
      return message;
    }
    forget(zone);
    if (charge !== zone.delivery_charge) void store(zone, typed, charge);
    return null;
  }

  function settle(isMine: boolean): void {
    setConflict(null);
    if (!conflict) return;
    rememberZone(conflict.now);
    if (isMine) void store(conflict.now, conflict.typed, conflict.charge);
  }

  return { open, setOpen, chargeOf: ({ id }: AdminZone) => charges.get(id), submit, forget, conflict, settle };
}

export type Charges = ReturnType<typeof useCharges>;
