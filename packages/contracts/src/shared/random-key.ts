/** 128 random bits as hex, for an idempotency key; `crypto.randomUUID` is missing over plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
