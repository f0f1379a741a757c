import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { problemOf, read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { GateCard } from './gate-card.tsx';
import { signInMessages } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useGoOn } from './use-go-on.ts';

/** Turns the second factor on: scan, type a code, store the recovery codes. */
export function Page() {
  const t = useMessages(signInMessages);
  const goOn = useGoOn();
  const [codes, setCodes] = useState<string[] | null>(null);
  const title = codes ? t.storeTitle : t.enrolTitle;
  usePageTitle(title);
  async function leave() {
    await queries.invalidateQueries({ queryKey: ['adminSession'] });
    goOn({ next: null });
  }
  return (
    <GateCard title={title} text={codes ? t.storeText : t.enrolText}>
      {codes ? <RecoveryCodes codes={codes} onStored={() => void leave()} /> : <Enrolment onDone={setCodes} />}
    </GateCard>
  );
}

function Enrolment({ onDone }: { onDone: (codes: string[]) => void }) {
  const t = useMessages(signInMessages);
  const [code, setCode] = useState('');
  // A new secret on each visit: one that was shown but not used must not be used later.
  const {
    data: started,
    error: startError,
    refetch,
  } = useQuery({
    queryKey: ['adminSecondFactorStart'],
    queryFn: async ({ signal }) => (await read('adminSecondFactorStart', {}, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
  const finish = useMutation({
    mutationFn: (body: { ticket: string; code: string }) => read('adminSecondFactorFinish', { body }),
    onSuccess: ({ data }) => onDone(data.recovery_codes),
    onError: (error) => {
      setCode('');
      if (problemOf(error).code === 'REAUTHENTICATE') void refetch();
    },
  });
  if (startError) {
    return (
      <Notice tone="error" role="alert">
        {problemOf(startError).code === 'RATE_LIMITED' ? t.tooMany : t.failed}
      </Notice>
    );
  }
  if (!started) return <Skeleton className="mx-auto size-52" />;

  function send(event: FormEvent) {
    event.preventDefault();
    if (started && code.length === 6) finish.mutate({ ticket: started.ticket, code });
  }

  function failure(): string | undefined {
    if (!finish.error) return undefined;
    const { code: kind } = problemOf(finish.error);
    if (kind === 'CODE_INVALID') return t.codeWrong;
    if (kind === 'REAUTHENTICATE') return t.ticketExpired;
    return kind === 'RATE_LIMITED' ? t.tooMany : t.failed;
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-4.5">
      <QrCode text={started.uri} label={t.qrLabel} />
      <div>
        <p className="mb-1.5 text-sm font-medium">{t.secret}</p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 flex-1 rounded-md bg-surface-sunken px-3 py-2 font-mono text-xs">
            {started.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={started.secret} label={t.copy} copiedLabel={t.copied} iconOnly />
        </div>
      </div>
      <CodeBoxes value={code} error={code === '' ? failure() : undefined} onChange={setCode} />
      <Button type="submit" variant="primary" busy={finish.isPending} disabled={code.length < 6} className="w-full">
        {t.turnOn}
      </Button>
    </form>
  );
}
