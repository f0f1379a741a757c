import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { ReasonChoice } from '../../../ui/dialogs/reason-choice.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import type { BulkLine, ChangedLine } from './bulk-reading.ts';
import { bulkMessages } from './messages.ts';
import type { BulkOutcome } from './use-bulk.ts';

interface BulkFormProps<Kind extends string> {
  title: string;
  legend: string;
  kinds: Record<Kind, string>;
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** Further fields: the figure, a reason. */
  children: ReactNode;
  /** The figure as typed. */
  typed: string;
  /** The new figure of each product; null until the input is valid. */
  lines: readonly BulkLine[] | null;
  figure: (value: number) => string;
  send: (lines: readonly ChangedLine[]) => Promise<BulkOutcome>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for a change of the selected products, previews it, and stores it for all or none. */
export function BulkForm<Kind extends string>(props: BulkFormProps<Kind>) {
  const { title, legend, kinds, kind, onKind, children, typed, lines, figure, send, onDone, onClose } = props;
  const t = useMessages(bulkMessages);
  const { number } = useFormat();
  const [isSkipping, setSkipping] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const changed = (lines ?? []).filter((line) => line.kind === 'changed');
  const isComplete = changed.length > 0 && (isSkipping || !lines?.some((line) => line.kind === 'wrong'));

  async function save() {
    if (!isComplete) return;
    setSaving(true);
    const outcome = await send(changed);
    setSaving(false);
    setStale(outcome === 'stale');
    if (outcome === 'stale') setSkipping(false);
    if (outcome !== 'stored') return;
    onClose();
    onDone();
  }
  return (
    <FormDialog
      title={title}
      doLabel={t.change(changed.length, number(changed.length))}
      closeLabel={t.cancel}
      isChanged={typed.trim() !== ''}
      isSaving={isSaving}
      isIncomplete={!isComplete}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {isStale && (
        <Notice tone="warning" role="alert">
          {t.changedMeanwhile}
        </Notice>
      )}
      <ReasonChoice
        legend={legend}
        reasons={Object.entries<string>(kinds).map(([value, label]) => ({ value, label }))}
        chosen={kind}
        onChoose={(value) => {
          if (isKindOf(kinds, value)) onKind(value);
        }}
      />
      {children}
      {lines && <BulkPreview lines={lines} figure={figure} isSkipping={isSkipping} onSkip={setSkipping} />}
    </FormDialog>
  );
}

function isKindOf<Kind extends string>(kinds: Record<Kind, string>, value: string): value is Kind {
  return Object.hasOwn(kinds, value);
}
