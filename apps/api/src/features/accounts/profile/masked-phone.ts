/** A phone number as strangers may see it: `+8801712345689` and `01712345689` become `017******89`; '' stays ''. */
export function maskedPhone(phone: string): string {
  const local = phone.replace(/^\+88(?=01)/, '');
  if (local.length < 7) return '*'.repeat(local.length);
  return `${local.slice(0, 3)}${'*'.repeat(local.length - 5)}${local.slice(-2)}`;
}
