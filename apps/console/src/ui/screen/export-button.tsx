import type { CallResult } from '@haat/contracts/client';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { DownloadIcon } from '@haat/ui/icons/icons.ts';
import { saveFile } from '@haat/ui/device/save-file.ts';
import { Button } from '../button.tsx';
import { useChange } from './use-change.ts';

export interface ExportButtonProps {
  label: string;
  /** Requests the file. */
  send: () => Promise<CallResult<Uint8Array<ArrayBuffer>>>;
  /** Called when the file has arrived. */
  fileName: () => string;
  /** The message once the file is saved. */
  saved: string;
  className?: string | undefined;
}

/** Exports a list for spreadsheets. */
export function ExportButton({ label, send, fileName, saved, className }: ExportButtonProps) {
  const { save, isSaving } = useChange();
  const download = () =>
    save(send(), {
      done(file) {
        saveFile(new Uint8Array(file), { name: fileName(), type: 'text/csv' });
        showToast({ kind: 'success', text: saved });
      },
    });
  return (
    <Button icon={DownloadIcon} busy={isSaving} className={className} onClick={() => void download()}>
      {label}
    </Button>
  );
}
