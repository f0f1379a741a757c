import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Explanation } from '../../../ui/explain/explanation.tsx';
import type { ExplanationMessages } from './messages.en.ts';
import { explanationMessages } from './messages.ts';

export interface FigureExplanationProps {
  /** The figure's name, with the figure if it has one. */
  title: string;
  text: (words: ExplanationMessages) => string;
  /** The list that the figure is from. */
  list: { to: string; label: (words: ExplanationMessages) => string };
}

/** What a figure of Today counts. */
export function FigureExplanation({ title, text, list }: FigureExplanationProps) {
  const t = useMessages(explanationMessages);
  return <Explanation title={title} text={text(t)} list={{ to: list.to, label: list.label(t) }} />;
}
