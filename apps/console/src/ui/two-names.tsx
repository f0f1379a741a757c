import { useLocale } from '@haat/ui/i18n/locale.ts';

/** A name in the reader's language, and below it in the other; a missing one is omitted. */
export function TwoNames({ name, nameBn }: { name: string; nameBn: string }) {
  const locale = useLocale();
  const names = [
    { lang: 'en', text: name },
    { lang: 'bn', text: nameBn },
  ].filter(({ text }) => text !== '');
  const [first, second] = locale === 'en' ? names : names.toReversed();
  return (
    <>
      <span lang={first?.lang} className="block font-medium">
        {first?.text}
      </span>
      {second && (
        <span lang={second.lang} className="block text-xs text-ink-subtle">
          {second.text}
        </span>
      )}
    </>
  );
}
