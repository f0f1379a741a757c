import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Explanation } from '../../../ui/explain/explanation.tsx';
import { useReminders } from '../../settings/public.ts';
import type { CashExplanations } from './messages.en.ts';
import { cashExplanations } from './messages.ts';

export interface CashExplanationProps {
  of: keyof CashExplanations['text'];
  title: string;
  /** The path of the sheets that it is from. */
  to: string;
}

/** What a figure of Cash counts. */
export function CashExplanation({ of, title, to }: CashExplanationProps) {
  const { text, list } = useMessages(cashExplanations);
  const { number } = useFormat();
  const { cash_late_after_days: lateAfter } = useReminders();
  return <Explanation title={title} text={text[of](number(lateAfter))} list={{ to, label: list[of] }} />;
}
