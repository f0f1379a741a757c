import { useShopSettings } from '../../../platform/settings/shop-settings.ts';

/** Outlines in the style of the icon library, which has no brand icons. */
const drawings = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5ZM16 11.4A4 4 0 1 1 12.6 8 4 4 0 0 1 16 11.4ZM17.5 6.5h.01',
  youtube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10 15l5-3-5-3z',
} as const;

const links = [
  { key: 'facebook', name: 'Facebook' },
  { key: 'instagram', name: 'Instagram' },
  { key: 'youtube', name: 'YouTube' },
] as const;

/** Links to the shop's social media pages, as far as it has any, each in a new tab. */
export function SocialLinks() {
  const settings = useShopSettings();
  return (
    <ul className="-ms-2.75 mt-3.5 flex gap-1 sm:max-lg:mt-0">
      {links
        .filter(({ key }) => settings[`${key}_url`] !== '')
        .map(({ key, name }) => (
          <li key={key}>
            <a
              href={settings[`${key}_url`]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
              className="grid size-(--size-target) place-items-center rounded-full hover:bg-surface-deep-raised"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="icon size-5">
                <path d={drawings[key]} />
              </svg>
            </a>
          </li>
        ))}
    </ul>
  );
}
