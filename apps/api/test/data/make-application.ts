import type { Services } from '../../src/services.ts';

/** Overrides for the default application. */
interface ApplicationGiven {
  businessName?: string;
  email?: string;
  phone?: string;
  locale?: 'en' | 'bn';
}

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Creates a pending application to sell, with its own applicant. */
export function makeApplication({ db }: Pick<Services, 'db'>, given: ApplicationGiven = {}) {
  const code = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % letters.length]).join('');
  return db.sellerRequest.create({
    data: {
      reference: `SR-${code}`,
      sellerKind: 'local',
      fullName: 'Papia Sultana',
      email: `papia-${code.toLowerCase()}@seller.test`,
      phone: `+88017${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
      location: 'Bogura',
      businessName: `Mritkonna ${code}`,
      ...given,
    },
  });
}
