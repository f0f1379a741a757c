import type { ReactNode } from 'react';
import type { PageMeta } from '../../rendering/page.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { ButtonsShown } from './buttons-shown.tsx';
import { ColoursShown, TypeShown } from './colours-shown.tsx';
import { FieldsShown } from './fields-shown.tsx';
import { LinesShown } from './lines-shown.tsx';
import { MessagesShown } from './messages-shown.tsx';
import { OrderShown } from './order-shown.tsx';
import { ProductsShown } from './products-shown.tsx';
import { SlidersShown } from './sliders-shown.tsx';

export function meta(): PageMeta {
  return { title: 'Components', description: 'The design system in every state' };
}

/** Every component of the design system in all its states, for developers. Always in English. */
export function Page() {
  return (
    <div className="wrap py-8">
      <h1>Components</h1>
      <Section name="colour" title="Colour">
        <ColoursShown />
      </Section>
      <Section name="type" title="Type">
        <TypeShown />
      </Section>
      <Section name="buttons" title="Buttons, badges, chips">
        <ButtonsShown />
      </Section>
      <Section name="fields" title="Fields">
        <FieldsShown />
      </Section>
      <Section name="products" title="Products">
        <ProductsShown />
      </Section>
      <Section name="messages" title="Messages">
        <MessagesShown />
      </Section>
      <Section name="order" title="Order">
        <OrderShown />
      </Section>
      <Section name="slides" title="Slides and pictures">
        <SlidersShown />
      </Section>
      <Section name="lines" title="Titles, lines, small parts">
        <LinesShown />
      </Section>
    </div>
  );
}

/** `name` names the section's screenshot in the visual tests. */
function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section data-shown={name} className="mt-11">
      <h2 className="font-display text-xl">{title}</h2>
      <Stitch className="mt-2.5 mb-5.5" />
      <div className="grid gap-7">{children}</div>
    </section>
  );
}
