import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { appDownloadPath, phoneLink } from '@haat/contracts/shop-settings';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DownloadIcon, MailIcon, PhoneIcon, PlaceIcon } from '@haat/ui/icons/icons.ts';
import { useShopSettings } from '../../../platform/settings/shop-settings.ts';
import { DataSaverSwitch } from './data-saver-switch.tsx';
import { DeliveryPolicyLink } from './delivery-policy-link.tsx';
import { FoldedLinks } from './folded-links.tsx';
import { Logo } from '../logo.tsx';
import { layoutMessages } from '../messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { OfflineLine } from './offline-line.tsx';
import { PaymentBadges } from './payment-badges.tsx';
import { SocialLinks } from './social-links.tsx';

const heading = 'mb-3 text-sm font-semibold text-ink-inverse';
const link = 'inline-block py-1 underline-offset-4 hover:text-ink-inverse hover:underline max-sm:py-2';

/** Contacts, links, newsletter and payment methods, on the shop's only dark background. */
export function Footer() {
  const t = useMessages(layoutMessages);
  return (
    <>
      <OfflineLine />
      {/* Laid out once it is near the viewport; the heights are about those it has then. */}
      <footer className="on-deep mt-[calc(var(--gap-section)*1.25)] bg-surface-deep text-sm text-ink-on-deep [contain-intrinsic-height:auto_66rem] [content-visibility:auto] sm:[contain-intrinsic-height:auto_46rem] lg:[contain-intrinsic-height:auto_30rem] print:hidden">
        <div aria-hidden="true" className="alpona" />
        <div className="wrap grid grid-cols-2 gap-x-6 gap-y-7 pt-11 pb-8 sm:grid-cols-[1.45fr_.8fr_.9fr] sm:gap-8 sm:pt-14 sm:pb-11 lg:grid-cols-[1.45fr_.8fr_.9fr_1.35fr] xl:gap-12">
          <Contact />
          <FoldedLinks title={t.shop}>
            <FooterLink to="/product/category" label={t.categories} />
            <FooterLink to="/brand/all_brand" label={t.brand} />
            <FooterLink to="/shop/all_shop" label={t.allShop} />
            <FooterLink to="/voucher_product" label={t.vouchers} />
            <FooterLink to="/offer_product" label={t.offers} />
            <FooterLink to="/seller/seller_type" label={t.becomeSeller} />
          </FoldedLinks>
          <FoldedLinks title={t.policies}>
            <FooterLink to="/help_support" label={t.help} />
            <FooterLink to="/order_tracking" label={t.trackOrder} />
            <li>
              <DeliveryPolicyLink className={link} />
            </li>
            <FooterLink to="/return_policy" label={t.returnPolicy} />
            <FooterLink to="/privacy_policy" label={t.privacyPolicy} />
            <FooterLink to="/tearms_condition" label={t.terms} />
            <FooterLink to="/about_us" label={t.aboutUs} />
          </FoldedLinks>
          <section className="col-span-full items-end max-sm:border-t max-sm:border-border-deep max-sm:pt-6 sm:max-lg:grid sm:max-lg:grid-cols-subgrid lg:col-auto">
            <div>
              <h2 className={heading}>{t.newsletter}</h2>
              <p className="text-ink-on-deep-muted">{t.newsletterText}</p>
              <NewsletterForm />
            </div>
            <div className="items-center gap-x-4 sm:max-lg:col-span-2 sm:max-lg:mb-4 sm:max-lg:flex sm:max-lg:flex-wrap">
              <Link
                to={appDownloadPath}
                className="inline-flex items-center gap-3 rounded-md border border-border-deep py-2 ps-3.5 pe-4.5 leading-5 font-semibold text-ink-inverse hover:bg-surface-deep-raised"
              >
                <Icon of={DownloadIcon} size={20} />
                <span>
                  <small className="block text-2xs font-regular text-ink-on-deep-muted">{t.mobileApp}</small>
                  {t.downloadApp}
                </span>
              </Link>
              <SocialLinks />
            </div>
          </section>
        </div>
        <div className="wrap">
          <div className="above-bottom-bar flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4 border-t border-border-deep pt-5 pb-[calc(1.25rem+var(--bottom-bar,0px))] text-ink-on-deep-muted lg:pb-7">
            <p>{t.rights}</p>
            <DataSaverSwitch />
            <PaymentBadges />
          </div>
        </div>
      </footer>
    </>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className={link}>
        {label}
      </Link>
    </li>
  );
}

function Contact() {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { phone: phoneWords } = useFormat();
  const { phone, email, address, address_bn: addressBn } = useShopSettings();
  const line = 'flex min-h-8 items-center gap-2.5 max-sm:min-h-(--size-target)';
  return (
    <section className="col-span-full sm:col-auto">
      <Logo />
      <p className="mt-4 max-w-[34ch] text-ink-on-deep-muted">{t.about}</p>
      <h2 className={`${heading} mt-6`}>{t.contact}</h2>
      <address className="not-italic">
        <a href={phoneLink(phone)} className={line}>
          <Icon of={PhoneIcon} size={16} className="text-marigold" />
          {phoneWords(phone)}
        </a>
        <a href={`mailto:${email}`} className={line}>
          <Icon of={MailIcon} size={16} className="text-marigold" />
          {email}
        </a>
        <p className={line}>
          <Icon of={PlaceIcon} size={16} className="text-marigold" />
          {inLocale(locale, address, addressBn)}
        </p>
      </address>
    </section>
  );
}
