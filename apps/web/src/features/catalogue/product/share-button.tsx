import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ShareIcon } from '@haat/ui/icons/icons.ts';
import { productMessages } from './messages.ts';

/** Opens the device's share sheet, or copies the link if there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages(productMessages);
  async function share() {
    const url = location.origin + location.pathname;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', text: t.linkCopied });
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!isGivenUp) showToast({ kind: 'error', text: t.linkNotCopied });
    }
  }
  return (
    <Button variant="ghost" onClick={() => void share()}>
      <Icon of={ShareIcon} size={20} />
      {t.share}
    </Button>
  );
}
