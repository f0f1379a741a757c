import type { Today } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useSession } from '../../../platform/session.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { ExplainFigure } from '../explanations/explain-figure.tsx';
import { todayMessages } from '../messages.ts';
import { Period } from './product-cards.tsx';

/** Searches without results. */
export function MissedSearchesCard({ searches }: { searches: Today['missed_searches'] }) {
  const t = useMessages(todayMessages);
  const { number } = useFormat();
  const canAdd = includesRole(useSession().role, 'operator');
  return (
    <PanelCard
      title={t.missed}
      action={
        <>
          <Period days={7} />
          <ExplainFigure
            name={t.missed}
            text={(words) => words.missed}
            list={{ to: '/synonyms', label: (words) => words.toSynonyms }}
          />
        </>
      }
      padded={false}
    >
      {searches.length === 0 && <p className="p-4 text-ink-muted">{t.nothingMissed}</p>}
      <ul className="md:flex">
        {searches.map(({ text, count }) => (
          <li
            key={text}
            className="flex min-w-0 items-baseline gap-2 border-border px-4 py-2.5 not-first:border-t md:block md:flex-1 md:not-first:border-s md:not-first:border-t-0"
          >
            <span className="truncate md:block">{text}</span>
            <span className="text-xs text-ink-muted max-md:ms-auto">{t.times(count, number(count))}</span>
            {canAdd && (
              <Link
                to={`/synonyms?${new URLSearchParams({ new: text }).toString()}`}
                aria-label={t.addSynonymOf(text)}
                className="flex min-h-6 w-fit flex-none items-center text-xs font-medium text-accent underline underline-offset-3"
              >
                {t.addSynonym}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </PanelCard>
  );
}
