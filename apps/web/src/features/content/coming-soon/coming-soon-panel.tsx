import { useMessages } from '@haat/ui/i18n/messages.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { contentMessages } from '../messages.ts';

/** Announces a planned feature, with a link back to the shop. */
export function ComingSoonPanel({ title, text }: { title: string; text: string }) {
  const { comingSoon: t } = useMessages(contentMessages);
  return (
    <div className="wrap pt-8">
      <EmptyState
        drawing="boat"
        level={1}
        title={title}
        text={text}
        action={<LinkButton to="/">{t.goHome}</LinkButton>}
      />
    </div>
  );
}
