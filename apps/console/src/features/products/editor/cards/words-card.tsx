import { TextArea, TextField } from '@haat/ui/forms/field.tsx';
import { keywordBounds } from '@haat/contracts/catalogue/admin-product';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense } from 'react';
import { lazyWithWords } from '../../../../platform/lazy-with-words.ts';
import { ChipsField } from '../../../../ui/chips/chips-field.tsx';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { editorMessages } from '../messages.ts';
import type { Fields } from '../use-fields.ts';

const MissedSearches = lazyWithWords(async () => (await import('../missed/missed-searches.tsx')).MissedSearches);

interface WordsCardProps {
  fields: Fields;
  /** Of a stored product whose words may be changed, for searches in vain that resemble it. */
  productId?: number | undefined;
}

/** A product's titles and descriptions in both languages side by side, and its search keywords. */
export function WordsCard({ fields, productId }: WordsCardProps) {
  const t = useMessages(editorMessages);
  const { values, setText, setWords, errorOf, isEdited } = fields;
  const field = (name: 'title' | 'title_bn' | 'description' | 'description_bn') => ({
    label: t.fields[name],
    value: values[name],
    error: errorOf(name),
    lang: name.endsWith('_bn') ? 'bn' : 'en',
    className: isEdited(name) ? 'edited' : undefined,
    onChange: ({ target }: { target: { value: string } }) => setText(name, target.value),
  });
  const titleHelp = (name: 'title' | 'title_bn') =>
    isEdited(name) && fields.was(name) !== '' ? t.was(fields.was(name)) : undefined;
  return (
    <PanelCard title={t.words}>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('title')} maxLength={200} help={titleHelp('title')} />
        <TextField {...field('title_bn')} maxLength={200} help={titleHelp('title_bn')} />
        <TextArea {...field('description')} rows={7} maxLength={10_000} />
        <TextArea {...field('description_bn')} rows={7} maxLength={10_000} />
        <div className="md:col-span-2">
          <ChipsField
            label={t.fields.keywords}
            addLabel={t.addWord}
            removeLabel={t.removeIt}
            chips={values.keywords}
            maxChips={keywordBounds.words}
            maxLength={keywordBounds.letters}
            error={errorOf('keywords')}
            isEdited={isEdited('keywords')}
            onChange={(words) => setWords('keywords', words)}
          />
          {productId !== undefined && (
            <Suspense>
              <MissedSearches
                productId={productId}
                keywords={values.keywords}
                onAdd={(word) => setWords('keywords', [...values.keywords, word])}
              />
            </Suspense>
          )}
        </div>
      </div>
    </PanelCard>
  );
}
