const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  const rest = value % 10;
  return `${tens[Math.floor(value / 10)]}${rest > 0 ? `-${small[rest]}` : ''}`;
}

/** English number words, in lakh and crore. */
export const inWords = { belowHundred, hundred: 'hundred', thousand: 'thousand', lakh: 'lakh', crore: 'crore' };
