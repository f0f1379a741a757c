import { useLoaderData } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { deferHydration } from '../../../rendering/deferred-hydration.tsx';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../../rendering/page.ts';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { ListBreadcrumb, ListHeading } from '../list/list-heading.tsx';
import { catalogueMessages } from '../messages.ts';
import { collectionMeta } from '../collections/collection-page.tsx';

const BrandSlides = deferHydration(async () => (await import('./brand-slides.tsx')).BrandSlides, {
  movesByItself: true,
});

export async function loader({ call }: LoaderInput) {
  return { brands: orFail(await call('brandList', {})).data };
}

export function meta(input: MetaInput<typeof loader>): PageMeta {
  return collectionMeta({ title: 'brands', text: 'brandsText' }, input);
}

export function Page() {
  const { brands } = useLoaderData<typeof loader>();
  const t = useMessages(catalogueMessages);
  return (
    <div className="wrap">
      <ListBreadcrumb crumbs={[{ label: t.brands }]} />
      <ListHeading title={t.brands} text={t.brandsText} />
      {brands.length === 0 ? (
        <EmptyState title={t.nothingFound} />
      ) : (
        <div className="mt-4">
          <BrandSlides brands={brands} />
        </div>
      )}
    </div>
  );
}
