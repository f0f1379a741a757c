import { useMessages } from '@haat/ui/i18n/messages.ts';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { Explain } from '../../../ui/explain/explain.tsx';
import { todayMessages } from '../messages.ts';
import type { FigureExplanationProps } from './figure-explanation.tsx';

const FigureExplanation = lazyWithWords(async () => (await import('./figure-explanation.tsx')).FigureExplanation);

interface ExplainFigureProps extends Omit<FigureExplanationProps, 'title'> {
  name: string;
  /** The figure, if the name alone does not say which. */
  figure?: string | undefined;
}

/** The question mark of a figure of Today. */
export function ExplainFigure({ name, figure, ...explanation }: ExplainFigureProps) {
  const { whatIsCounted } = useMessages(todayMessages);
  return (
    <Explain label={whatIsCounted(name)}>
      <FigureExplanation title={figure === undefined ? name : `${name}: ${figure}`} {...explanation} />
    </Explain>
  );
}
