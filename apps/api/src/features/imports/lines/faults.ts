import { digits, importFields, type ImportField } from '@haat/contracts';
import { formatMoney } from '@haat/contracts/shared/format';
import { shortenText } from '../../../platform/cut-text.ts';
import type { Fault } from './line-values.ts';

/** Possible faults and doubts of a line: sentences in both languages that say what to do. */
const words = {
  REQUIRED: (heading, headingBn) => [
    `${heading} is empty. A new product needs it.`,
    `${headingBn} খালি। নতুন পণ্যে এটি লাগে।`,
  ],
  EMPTY: (heading, headingBn) => [
    `${heading} holds nothing that can be read. Write it, or empty the cell to leave it as it is.`,
    `${headingBn} ঘরে পড়ার মতো কিছু নেই। লিখুন, অথবা যেমন আছে রাখতে ঘরটি খালি করুন।`,
  ],
  TOO_LONG: (heading, headingBn) => [`${heading} is too long. Shorten it.`, `${headingBn} বেশি লম্বা। ছোট করুন।`],
  TOO_MANY: (heading, headingBn) => [
    `${heading} holds too many. Take some away.`,
    `${headingBn} ঘরে বেশি লেখা হয়েছে। কিছু বাদ দিন।`,
  ],
  NOT_ONE_LINE: (heading, headingBn) => [
    `${heading} goes over several lines. Write it on one.`,
    `${headingBn} কয়েক লাইনে লেখা। এক লাইনে লিখুন।`,
  ],
  NOT_STORABLE: (heading, headingBn) => [
    `${heading} holds characters that cannot be stored. Type it anew.`,
    `${headingBn} ঘরে এমন অক্ষর আছে যা রাখা যায় না। নতুন করে টাইপ করুন।`,
  ],
  AMOUNT: (heading, headingBn, given) => [
    `${heading} ‘${given}’ is not an amount in Taka. Write it like 1250 or 1249.50.`,
    `${headingBn} ‘${given}’ টাকার অঙ্ক নয়। 1250 বা ১২৪৯.৫০ এভাবে লিখুন।`,
  ],
  LETTER_IN_AMOUNT: (heading, headingBn, given, more) => [
    `${heading} ‘${given}’ has a letter where a digit should be. Did you mean ${more}?`,
    `${headingBn} ‘${given}’-এ অঙ্কের জায়গায় অক্ষর। ${digits(more, 'bn')} লিখতে চেয়েছিলেন?`,
  ],
  OFFER_ABOVE_PRICE: (_heading, _headingBn, given, more) => [
    `Offer ${formatMoney(Number(given), 'en')} is above the price ${formatMoney(Number(more), 'en')}. Lower the offer, or swap the two.`,
    `অফার ${formatMoney(Number(given), 'bn')} দাম ${formatMoney(Number(more), 'bn')}-এর চেয়ে বেশি। অফার কমান, অথবা দুটো অদলবদল করুন।`,
  ],
  STOCK: (_heading, _headingBn, given) => [
    `Stock ‘${given}’ is no number of pieces. Write a whole number from 0 to 1,000,000.`,
    `স্টক ‘${given}’ কোনো সংখ্যা নয়। ০ থেকে ১০,০০,০০০-এর মধ্যে পূর্ণ সংখ্যা লিখুন।`,
  ],
  NO_SUCH: (heading, headingBn, given, more) => [
    `${heading} ‘${given}’ does not exist.${more ? ` Nearest: ${more}.` : ' Add it first, or write another.'}`,
    `${headingBn} ‘${given}’ নেই।${more ? ` কাছাকাছি: ${more}।` : ' আগে যোগ করুন, অথবা অন্যটি লিখুন।'}`,
  ],
  SEVERAL: (heading, headingBn, given, more) => [
    `Several are called ‘${given}’ in ${heading}. Write which one: ${more}.`,
    `${headingBn} ‘${given}’ নামে কয়েকটি আছে। কোনটি, লিখুন: ${more}।`,
  ],
  CATEGORY_ALONE: (_heading, _headingBn, given) => [
    `Its subcategory is not in ‘${given}’. Write the subcategory as well.`,
    `এর সাবক্যাটাগরি ‘${given}’-এ নেই। সাবক্যাটাগরিও লিখুন।`,
  ],
  CONDITION: (heading, headingBn, given) => [
    `${heading} ‘${given}’ is unknown. Write new, popular or winter.`,
    `${headingBn} ‘${given}’ চেনা নয়। নতুন, জনপ্রিয় বা শীত লিখুন।`,
  ],
  YES_OR_NO: (heading, headingBn, given) => [
    `${heading} is ‘${given}’. Write yes or no.`,
    `${headingBn} ঘরে ‘${given}’ লেখা। হ্যাঁ বা না লিখুন।`,
  ],
  COLOUR: (_heading, _headingBn, given, more) => [
    `Nobody knows yet how ‘${given}’ looks.${more ? ` Nearest: ${more}. Or write` : ' Write'} it like Navy|নেভি|#1d2f5c, several with a semicolon between.`,
    `‘${given}’ দেখতে কেমন তা জানা নেই।${more ? ` কাছাকাছি: ${more}। অথবা` : ''} Navy|নেভি|#1d2f5c এভাবে লিখুন, একাধিক হলে মাঝে সেমিকোলন দিন।`,
  ],
  NO_SUCH_PRODUCT: (heading, headingBn, given) => [
    `No product has the ${heading.toLowerCase()} ‘${given}’. Correct it, or empty the cell to add a new product.`,
    `‘${given}’ ${headingBn} কোনো পণ্যের নেই। ঠিক করুন, অথবা নতুন পণ্য যোগ করতে ঘরটি খালি রাখুন।`,
  ],
  TWO_PRODUCTS: (_heading, _headingBn, given) => [
    `Number and address are those of two products. Correct one, or empty it. (‘${given}’)`,
    `নম্বর আর ঠিকানা দুটি আলাদা পণ্যের। একটি ঠিক করুন বা খালি করুন। (‘${given}’)`,
  ],
  LINE_TWICE: (_heading, _headingBn, _given, more) => [
    `Line ${more} is about the same product. Keep one of the two.`,
    `লাইন ${digits(more, 'bn')}-ও একই পণ্যের। দুটির একটি রাখুন।`,
  ],
  PRICE_FALLS: (_heading, _headingBn, _given, more) => [
    `Price falls by ${more}%. Left out unless you say it is right.`,
    `দাম ${digits(more, 'bn')}% কমছে। ঠিক আছে না বললে বাদ থাকবে।`,
  ],
  OFFER_FALLS: (_heading, _headingBn, _given, more) => [
    `Offer falls by ${more}%. Left out unless you say it is right.`,
    `অফার ${digits(more, 'bn')}% কমছে। ঠিক আছে না বললে বাদ থাকবে।`,
  ],
  NO_PICTURE: () => [
    'It has no picture yet. Add one in the console, then sell it.',
    'এর এখনো কোনো ছবি নেই। আগে কনসোলে ছবি দিন, তারপর বিক্রি করুন।',
  ],
} satisfies Record<string, (heading: string, headingBn: string, given: string, more: string) => [string, string]>;

export type FaultCode = keyof typeof words;

const maxGiven = 60;

interface FaultGiven {
  field: ImportField;
  code: FaultCode;
  given?: string;
  /** A further detail for the sentence, such as the nearest name. */
  more?: string;
  repair?: Fault['repair'];
}

/** The fault of a cell, with its sentences. */
export function fault({ field, code, given = '', more = '', repair }: FaultGiven): Fault {
  const shown = shortenText(given, maxGiven);
  const { heading, heading_bn: headingBn } = importFields[field];
  const [message, messageBn] = words[code](heading, headingBn, shown, more);
  return { field, given: shown, code, message, message_bn: messageBn, ...(repair && { repair }) };
}
