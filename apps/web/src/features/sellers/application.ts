import type { SellerKind } from '@haat/contracts';
import type { Locale } from '@haat/contracts/shared/locale';

/** Field names of an application, as in the API. */
export const applicationFields = [
  'fullname',
  'phone',
  'email',
  'buisness_type',
  'buisness_email',
  'service_type',
  'location',
] as const;
export type ApplicationField = (typeof applicationFields)[number];
export type Answers = Partial<Record<ApplicationField, string>>;

/** The digital services to choose from, as the operator reads them. */
export const serviceTypes = [
  'Graphic design',
  'Website or app',
  'Photo or video',
  'Writing or translation',
  'Online marketing',
  'Lessons and training',
  'Computer or phone repair',
  'Another service',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

/** The values of a form. */
export function answersOf(form: FormData): Answers {
  const answers: Answers = {};
  for (const field of applicationFields) {
    const value = form.get(field);
    if (typeof value === 'string' && value !== '') answers[field] = value;
  }
  return answers;
}

/** The request's body: with the name of the business or brand, or with the type of the service, never both. */
export function requestBody({
  answers,
  kind,
  locale,
  website,
}: {
  answers: Answers;
  kind: SellerKind;
  locale: Locale;
  website: string;
}) {
  const { fullname = '', phone = '', email = '', location = '', buisness_email = '' } = answers;
  const offer =
    kind === 'digital_service'
      ? { service_type: answers.service_type ?? '' }
      : { buisness_type: answers.buisness_type ?? '' };
  return { fullname, phone, email, location, buisness_email, ...offer, seller_kind: kind, locale, website };
}

function isApplicationField(path: string): path is ApplicationField {
  return applicationFields.some((field) => field === path);
}

/** The server's errors by field. 'Neither name nor service' is shown at whichever of the two this form has. */
export function problemsByField(errors: { path: string; message: string }[], kind: SellerKind): Answers {
  const problems: Answers = {};
  for (const { path, message } of errors) {
    const field = path === 'buisness_type' && kind === 'digital_service' ? 'service_type' : path;
    if (isApplicationField(field)) problems[field] ??= message;
  }
  return problems;
}
