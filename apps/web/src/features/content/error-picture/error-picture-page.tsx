import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { LinkButton } from '@haat/ui/forms/button.tsx';
import { StitchedBoat } from '@haat/ui/feedback/stitched-drawings.tsx';
import { contentMessages } from '../messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const { title, text } = contentMessages.get(locale).errorPicture;
  return { title, description: text };
}

export function Page() {
  const { errorPicture, comingSoon } = useMessages(contentMessages);
  return (
    <div className="wrap pt-8">
      <div className="mx-auto flex max-w-(--container-prose) flex-col items-center rounded-xl bg-surface-sand px-5 py-12 text-center">
        <StitchedBoat />
        <h1 className="mt-6">{errorPicture.title}</h1>
        <p className="mt-2 max-w-[46ch] text-ink-muted">{errorPicture.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:w-full">
          <LinkButton to="/">{comingSoon.goHome}</LinkButton>
          <LinkButton to="/help_support" variant="outline">
            {comingSoon.help}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
