import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { signInMessages } from './messages.ts';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const t = useMessages(signInMessages);
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-surface-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-2">
        <CopyButton text={codes.join('\n')} label={t.copyAll} copiedLabel={t.copied} />
        <Button variant="primary" onClick={onStored}>
          {t.stored}
        </Button>
      </div>
    </>
  );
}
