/** The placeholders of the call script, written in braces in either language: `{total}` or `{টাকা}`. */
export const callPlaceholders = {
  name: 'নাম',
  number: 'নম্বর',
  pieces: 'কয়টি',
  total: 'টাকা',
  address: 'ঠিকানা',
} as const;
export type CallPlaceholder = keyof typeof callPlaceholders;

/** The default call script, until the owner has set it. */
export const usualCallWords = {
  call_words: 'Hello, this is Haat. You ordered {pieces}, {total} in all. The address: {address}. Is that right?',
  call_words_bn: 'আসসালামু আলাইকুম, হাট থেকে বলছি। আপনি {কয়টি} পণ্য অর্ডার করেছেন, মোট {টাকা}। ঠিকানা: {ঠিকানা}। ঠিক আছে কি?',
};

const inBraces = /\{([^{}]*)\}/gu;
const names = ['name', 'number', 'pieces', 'total', 'address'] as const satisfies readonly CallPlaceholder[];

function placeholderOf(written: string): CallPlaceholder | undefined {
  // Bangla letters can be encoded in two ways.
  const word = written.trim().normalize('NFC').toLowerCase();
  return names.find((name) => name === word || callPlaceholders[name].normalize('NFC') === word);
}

/** Unknown placeholders, without their braces. */
export function unknownPlaceholders(words: string): string[] {
  return Array.from(words.matchAll(inBraces), ([, written = '']) => written).filter(
    (written) => placeholderOf(written) === undefined,
  );
}

/** The call script with its placeholders filled in for an order. Unknown ones are left as written. */
export function spokenWords(words: string, values: Readonly<Record<CallPlaceholder, string>>): string {
  return words.replaceAll(inBraces, (whole, written: string) => {
    const name = placeholderOf(written);
    return name === undefined ? whole : values[name];
  });
}
