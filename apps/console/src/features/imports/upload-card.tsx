import { maxImportBytes, maxImportLines } from '@haat/contracts/imports/import-fields';
import { fieldsOf } from '@haat/ui/device/device.ts';
import { readFile } from '@haat/ui/device/read-file.ts';
import { classNames } from '@haat/ui/class-names.ts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { SpreadsheetIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { buttonLook } from '../../ui/button.tsx';
import { rememberImport } from './import-queries.ts';
import { importMessages } from './messages.ts';

const maxNameLength = 200;
const megabytes = maxImportBytes / 1024 / 1024;

/** Accepts a dropped or chosen file; it is uploaded at once, and its columns come next. */
export function UploadCard() {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function wordsOf({ code, message, data }: CallProblem): string {
    if (code === 'TOO_LARGE') return t.tooLarge(number(megabytes));
    if (code !== 'FILE_INVALID') return t.notUploaded;
    const { message_bn: messageBn } = fieldsOf(data);
    return locale === 'bn' && typeof messageBn === 'string' ? messageBn : message;
  }

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return;
    setRefusal(file.size > maxImportBytes ? t.tooLarge(number(megabytes)) : null);
    if (file.size > maxImportBytes) return;
    setReading(true);
    const bytes = await readFile(file);
    if (!bytes) {
      setReading(false);
      return setRefusal(t.unreadable);
    }
    const body = { name: file.name.slice(-maxNameLength), file: bytes };
    const answer = await call('adminImportUpload', { body }, { isForm: true });
    setReading(false);
    if (!answer.ok) {
      if (answer.problem.code !== 'UNAUTHORIZED') setRefusal(wordsOf(answer.problem));
      return;
    }
    rememberImport(answer.body.data);
    void navigate(`/products/import/${answer.body.data.id}`);
  }

  return (
    <div>
      {/* Dropping is a shortcut for the button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        aria-busy={isReading}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isReading) void upload(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'grid justify-items-center gap-1 rounded-lg border border-dashed border-border-control px-5 py-10 text-center',
          isOver ? 'bg-accent-soft' : 'bg-surface',
        )}
      >
        {isReading ? <Spinner /> : <Icon of={SpreadsheetIcon} size={32} className="text-ink-muted" />}
        <p role="status" className="mt-1 font-semibold">
          {isReading ? t.reading : t.drop}
        </p>
        <p className="text-xs text-ink-muted">{t.dropNote(number(maxImportLines), number(megabytes))}</p>
        <label
          className={buttonLook({
            variant: 'primary',
            className: classNames('mt-2 cursor-pointer has-focus-visible:focus-ring', isReading && 'invisible'),
          })}
        >
          {t.choose}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            disabled={isReading}
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
      </div>
      {refusal !== null && (
        <Notice tone="error" role="alert" className="mt-3">
          {refusal}
        </Notice>
      )}
    </div>
  );
}
