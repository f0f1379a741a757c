import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { safeReturnPath } from '@haat/ui/navigation/safe-return-path.ts';
import { hasHadLogin, isLoggedIn } from '../../../platform/session/session.ts';
import { TextLink } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { OrderIcon, PlaceIcon, StarIcon } from '@haat/ui/icons/icons.ts';
import { Tabs } from '@haat/ui/navigation/tabs.tsx';
import foldedSarees from './folded-sarees.webp';
import { LoginForm } from './login-form.tsx';
import { accountMessages } from '../messages.ts';
import { RegistrationForm } from './registration-form.tsx';

export function meta({ locale }: MetaInput): PageMeta {
  const t = accountMessages.get(locale);
  return { title: t.loginAndRegistration, description: t.loginDescription };
}

export function Page() {
  const t = useMessages(accountMessages);
  const [tab, setTab] = useTabThatFits();
  const [email, setEmail] = useState('');
  useLeadOn();
  return (
    <div className="wrap py-8 sm:py-12">
      <div className="mx-auto grid max-w-(--container-form) overflow-hidden rounded-xl border border-border bg-surface lg:max-w-250 lg:grid-cols-2">
        <div className="flex flex-col gap-5 p-5 sm:p-8 lg:p-12">
          <h1 className="text-2xl">{t.loginAndRegistration}</h1>
          <Tabs
            look="segmented"
            label={t.loginAndRegistration}
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { id: 'login', label: t.login, panel: <LoginForm key={email} email={email} /> },
              {
                id: 'registration',
                label: t.registration,
                panel: (
                  <RegistrationForm
                    onAccount={(account) => {
                      setEmail(account.email);
                      if (account.isNew) setTab('login');
                    }}
                  />
                ),
              },
            ]}
          />
          <p className="text-sm text-ink-muted">
            {t.trackText} <TextLink to="/order_tracking">{t.trackLink}</TextLink>
          </p>
        </div>
        <KeptInOnePlace />
      </div>
    </div>
  );
}

/** A new device starts with registration; one that was logged in before starts with login. */
function useTabThatFits() {
  // The server does not know the device, so it renders the page for a new one.
  const isKnown = useSyncExternalStore(neverChanges, hasHadLogin, () => false);
  const [chosen, setChosen] = useState<'login' | 'registration' | null>(null);
  return [chosen ?? (isKnown ? 'login' : 'registration'), setChosen] as const;
}

function neverChanges() {
  return () => {};
}

/** Redirects a shopper who is already logged in; after a login on this page the form does so itself. */
function useLeadOn(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [returnPath] = useState(() => safeReturnPath(search.get('from')));
  useEffect(() => {
    if (isLoggedIn()) void navigate(returnPath, { replace: true });
  }, [navigate, returnPath]);
}

const benefitIcons = [OrderIcon, PlaceIcon, StarIcon];

function KeptInOnePlace() {
  const t = useMessages(accountMessages);
  return (
    <div className="hidden flex-col bg-surface-sand lg:flex">
      <div className="px-12 pt-14">
        <h2 className="font-display text-2xl">{t.benefitsTitle}</h2>
        <ul className="mt-6 flex flex-col gap-4 text-sm">
          {t.benefits.map((text, index) => {
            const icon = benefitIcons[index] ?? StarIcon;
            return (
              <li key={text} className="flex items-center gap-3">
                <Icon of={icon} size={20} className="text-accent" />
                {text}
              </li>
            );
          })}
        </ul>
      </div>
      <img
        src={foldedSarees}
        alt=""
        width={560}
        height={560}
        loading="lazy"
        className="min-h-0 w-full grow basis-72 mask-t-from-70% object-cover object-[50%_60%]"
      />
    </div>
  );
}
