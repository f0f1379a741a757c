import type { AdminOrder } from '@haat/contracts';
import { spokenWords, usualCallWords } from '@haat/contracts/orders/call-words';
import type { Locale } from '@haat/contracts/shared/locale';
import { includesRole } from '@haat/contracts/staff/roles';
import { TextButton } from '@haat/ui/forms/button.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/session.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { callMessages } from './messages.ts';
import { spokenValues } from './spoken-values.ts';

/** The call script set by the owner: in Bangla, whatever the screen's language, because most calls are in Bangla. */
export function WhatToSay({ order }: { order: AdminOrder }) {
  const t = useMessages(callMessages);
  const { role } = useSession();
  const [spoken, setSpoken] = useState<Locale>('bn');
  const { data: words = usualCallWords } = useQuery({
    queryKey: ['settings', 'call-words'],
    queryFn: async ({ signal }) => (await read('adminCallWords', {}, { signal })).data,
    staleTime: 60_000,
  });
  const said = spoken === 'bn' ? words.call_words_bn : words.call_words;
  return (
    <PanelCard
      title={t.say}
      action={
        <TextButton onClick={() => setSpoken(spoken === 'bn' ? 'en' : 'bn')}>
          {spoken === 'bn' ? t.inEnglish : t.inBangla}
        </TextButton>
      }
    >
      <p lang={spoken} className="whitespace-pre-line">
        {spokenWords(said, spokenValues(order, spoken))}
      </p>
      {includesRole(role, 'owner') && (
        <p className="mt-2 text-xs">
          <Link to="/settings" className="text-accent underline underline-offset-3">
            {t.changeWords}
          </Link>
        </p>
      )}
    </PanelCard>
  );
}
