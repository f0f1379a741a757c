import { adminProductChange } from '@haat/contracts/catalogue/admin-endpoints';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { z } from 'zod';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import type { CallProblem } from '../../../platform/api/call.ts';
import { editorMessages } from './messages.ts';
import { changedFields, takaText, type ProductField, type ProductValues } from './product-values.ts';

type TextName = Exclude<ProductField, 'keywords' | 'sizes' | 'colors' | 'pictures' | 'condition'>;

/** Amounts may be typed with commas and in digits of either language. */
const schema = z.preprocess(
  (typed: ProductValues) => ({ ...typed, price: takaText(typed.price), offer_price: takaText(typed.offer_price) }),
  adminProductChange.body.shape.changes,
);

/** The fields of a product as a form: values, errors, and which fields differ from the stored ones. */
export function useFields({ stored, typed }: { stored: ProductValues; typed: ProductValues }) {
  const t = useMessages(editorMessages);
  const form = useContractForm<ProductValues>({ schema, values: typed });
  const values = form.watch();
  const { isSubmitted } = form.formState;
  const changed = changedFields(stored, values);
  const offerAbove =
    Number(takaText(values.offer_price)) > Number(takaText(values.price)) ? t.offerAbovePrice : undefined;

  /** The first error of a field or a part of it. */
  function errorOf(name: ProductField): string | undefined {
    if (name === 'offer_price' && offerAbove) return offerAbove;
    const found = Object.entries(form.formState.errors).find(([path]) => path === name || path.startsWith(`${name}.`));
    const message = found?.[1]?.message;
    return typeof message === 'string' ? message : undefined;
  }

  return {
    values,
    changed,
    errorOf,
    isEdited: (name: ProductField) => changed.includes(name),
    /** The stored value. */
    was: (name: 'title' | 'title_bn' | 'price' | 'offer_price') => stored[name],
    setText: (name: TextName, value: string) => form.setValue(name, value, { shouldValidate: isSubmitted }),
    setWords: (name: 'keywords' | 'sizes', value: string[]) =>
      form.setValue(name, value, { shouldValidate: isSubmitted }),
    setColors: (value: ProductValues['colors']) => form.setValue('colors', value, { shouldValidate: isSubmitted }),
    setPictures: (value: ProductValues['pictures']) =>
      form.setValue('pictures', value, { shouldValidate: isSubmitted }),
    setCondition: (value: ProductValues['condition']) => form.setValue('condition', value),
    /** The values at this moment, also in functions of an earlier rendering. */
    read: () => form.getValues(),
    reset: form.reset,
    /** Calls `send` if the contract accepts the input; otherwise shows the errors at the fields. */
    async submit(send: (values: ProductValues) => Promise<void>): Promise<void> {
      if (!offerAbove) await form.handleSubmit(send)();
    },
    /** Shows the server's errors at the fields. Returns whether one of them has an error. */
    showProblem: (problem: CallProblem) =>
      form.showProblem({
        ...problem,
        errors: problem.errors.map((error) => ({ ...error, path: error.path.replace(/^changes\./, '') })),
      }),
  };
}

export type Fields = ReturnType<typeof useFields>;
