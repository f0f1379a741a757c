import { useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { layoutMessages } from './messages.ts';

/** A link with an empty target, as specified; it opens the policy as a sheet. */
export function DeliveryPolicyLink({ className }: { className: string }) {
  const t = useMessages(layoutMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/prefer-tag-over-role -- the empty target is specified */}
      <a
        href="#"
        role="button"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        className={className}
      >
        {t.deliveryPolicy}
      </a>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.deliveryPolicy}>
        <div className="flex flex-col gap-3 text-base">
          {t.deliveryPolicyText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Sheet>
    </>
  );
}
