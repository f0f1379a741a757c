import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useId, useRef } from 'react';
import { useEscapeInFields } from '../../platform/keyboard/use-escape-in-fields.ts';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { useIsWide } from '../../platform/use-media.ts';
import { Button } from '../button.tsx';
import { FormUploads } from '../pictures/form-uploads.ts';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { screenMessages } from '../screen/messages.ts';
import { UnsavedChanges } from '../screen/unsaved-changes.tsx';
import type { RecordDialogProps } from './record-dialog.tsx';
import { RecordNotices } from './record-notices.tsx';
import { useRecord } from './use-record.ts';

/**
 * Creates or edits a record beside its list, below 1180 px on a page of its own; asks before unsaved input is left. A
 * change can be undone from the toast.
 */
export function RecordPanel<Row extends { version: number }, Typed extends object>(
  props: RecordDialogProps<Row, Typed>,
) {
  const { title, row, form, children, onClose } = props;
  const t = useMessages(screenMessages);
  const isWide = useIsWide();
  const [headingId, formId] = [useId(), useId()];
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useRef(false);
  const settle = () => {
    isSettled.current = true;
    onClose();
  };
  const { base, typed, type, changes, errors, notices, submit, isSaving, uploads } = useRecord(row, form, settle);
  const { isUploading } = uploads;
  useShortcuts({ 'Ctrl+s': () => void submit(), Escape: onClose });
  const panel = useEscapeInFields<HTMLElement>(onClose);
  useEffect(() => heading.current?.focus({ preventScroll: !isWide }), [isWide]);
  const Heading = isWide ? 'h2' : 'h1';

  const card = 'rounded-lg border border-border bg-surface';
  return (
    <>
      <section
        ref={panel}
        aria-labelledby={headingId}
        className={
          isWide
            ? `sticky top-[calc(var(--c-top)+1rem)] flex max-h-[calc(100dvh-var(--c-top)-9.5rem)] flex-col ${card}`
            : undefined
        }
      >
        <div className={isWide ? 'contents' : card}>
          <div className="flex min-h-11.5 items-center gap-2.5 border-b border-border py-1.5 ps-4 pe-2">
            <Heading
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className="min-w-0 flex-1 text-sm font-semibold [overflow-wrap:anywhere] outline-none"
            >
              {title}
            </Heading>
            <Button variant="quiet" onClick={onClose} className="w-(--size-control) px-0">
              <Icon of={CloseIcon} size={18} />
              <span className="sr-only">{t.close}</span>
            </Button>
          </div>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            className="@container grid min-h-0 grid-cols-1 gap-4 overflow-y-auto p-4"
          >
            <RecordNotices {...notices} />
            <FormUploads value={uploads.link}>{children({ base, typed, errors, onType: type })}</FormUploads>
          </form>
        </div>
        <div
          className={isWide ? 'flex flex-wrap gap-2.5 border-t border-border px-4 py-2' : 'save-bar max-md:*:flex-1'}
        >
          {changes.length > 0 && (
            <div className="basis-full">
              <UnsavedChanges changes={changes} />
            </div>
          )}
          <Button type="submit" form={formId} variant="primary" hint="Ctrl S" busy={isSaving || isUploading}>
            {t.save}
          </Button>
          <Button onClick={settle} disabled={isSaving}>
            {t.discard}
          </Button>
        </div>
      </section>
      <LeaveGuard isActive={() => (changes.length > 0 || isUploading) && !isSettled.current} text={t.leaveText} />
    </>
  );
}
