import type { ReactNode } from 'react';
import type { PageMeta } from '../../platform/page.ts';
import { Stitch } from '../../ui/stitch.tsx';
import { ButtonsShown } from './buttons-shown.tsx';
import { ColoursShown, TypeShown } from './colours-shown.tsx';
import { FieldsShown } from './fields-shown.tsx';
import { MessagesShown } from './messages-shown.tsx';
import { OrderShown } from './order-shown.tsx';
import { ProductsShown } from './products-shown.tsx';

export function meta(): PageMeta {
  return { title: 'Components', description: 'The design system in every state', noIndex: true };
}

/** The design system in every state: for people who build screens. In English whatever the language. */
export function Page() {
  return (
    <div className="wrap py-8">
      <h1>Components</h1>
      <Section title="Colour">
        <ColoursShown />
      </Section>
      <Section title="Type">
        <TypeShown />
      </Section>
      <Section title="Buttons, badges, chips">
        <ButtonsShown />
      </Section>
      <Section title="Fields">
        <FieldsShown />
      </Section>
      <Section title="Products">
        <ProductsShown />
      </Section>
      <Section title="Messages">
        <MessagesShown />
      </Section>
      <Section title="Order">
        <OrderShown />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-11">
      <h2 className="font-display text-xl">{title}</h2>
      <Stitch className="mt-2.5 mb-5.5" />
      <div className="grid gap-7">{children}</div>
    </section>
  );
}
