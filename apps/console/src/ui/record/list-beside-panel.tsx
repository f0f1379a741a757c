import { classNames } from '@haat/ui/class-names.ts';
import { useLayoutEffect, type ReactNode } from 'react';
import { useIsWide } from '../../platform/use-media.ts';
import { focusRow } from '../list/use-row-cursor.ts';
import { BesidePanel } from '../list/beside-panel.ts';

interface ListBesidePanelProps {
  /** Shown above both. */
  head: ReactNode;
  /** The open record's id; undefined if none is open. */
  opened: string | undefined;
  /** The form of the open record. */
  panel: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list, and beside it the open record; below 1180 px the record is a page of its own. */
export function ListBesidePanel({ head, opened, panel, children }: ListBesidePanelProps) {
  const isWide = useIsWide();
  useFocusReturn(opened);
  if (panel && !isWide) return panel;
  return (
    <>
      {head}
      <div className={classNames(Boolean(panel) && 'grid grid-cols-[minmax(0,1fr)_var(--c-record)] items-start gap-4')}>
        <BesidePanel value={Boolean(panel)}>
          <div className="min-w-0">{children}</div>
        </BesidePanel>
        {panel}
      </div>
    </>
  );
}

/** Returns focus to where the record was opened, or to its row, once it is closed. */
function useFocusReturn(opened: string | undefined): void {
  // A layout effect, because the panel takes the focus in an effect.
  useLayoutEffect(() => {
    if (opened === undefined) return undefined;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
        else focusRow(opened);
      });
    };
  }, [opened]);
}
