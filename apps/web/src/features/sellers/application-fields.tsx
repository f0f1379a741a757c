import type { SellerKind } from '@haat/contracts';
import { examplePhone, useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { serviceTypes, type Answers, type ApplicationField } from './application.ts';
import { sellersMessages } from './messages.ts';

interface ApplicationFieldsProps {
  kind: SellerKind;
  /** The server's errors by field. */
  problems: Answers;
}

function ServiceField({ error }: { error: string | undefined }) {
  const { form: t } = useMessages(sellersMessages);
  return (
    <SelectField label={t.serviceType} name="service_type" required defaultValue="" error={error}>
      <option value="">{t.chooseService}</option>
      {serviceTypes.map((service) => (
        <option key={service} value={service}>
          {t.services[service]}
        </option>
      ))}
    </SelectField>
  );
}

/** The fields of an application, in two columns if there is room. */
export function ApplicationFields({ kind, problems }: ApplicationFieldsProps) {
  const { form: t, fieldProblem } = useMessages(sellersMessages);
  const { phone } = useFormat();
  const problemOf = (field: ApplicationField) => {
    const message = problems[field];
    return message === undefined ? undefined : fieldProblem(field, message);
  };
  const whole = 'md:col-span-2';
  return (
    <div className="grid gap-x-4 gap-y-4.5 md:grid-cols-2">
      <TextField label={t.fullName} name="fullname" required autoComplete="name" error={problemOf('fullname')} />
      <TextField
        label={t.phone}
        name="phone"
        required
        type="tel"
        autoComplete="tel"
        placeholder={phone(examplePhone)}
        error={problemOf('phone')}
      />
      <TextField
        label={t.email}
        name="email"
        required
        type="email"
        autoComplete="email"
        error={problemOf('email')}
        className={whole}
      />
      {kind === 'digital_service' ? (
        <ServiceField error={problemOf('service_type')} />
      ) : (
        <TextField
          label={kind === 'brand' ? t.brandName : t.businessName}
          name="buisness_type"
          required
          autoComplete="organization"
          error={problemOf('buisness_type')}
        />
      )}
      <TextField
        label={t.businessEmail}
        name="buisness_email"
        type="email"
        autoComplete="off"
        placeholder={t.optional}
        error={problemOf('buisness_email')}
      />
      <TextField
        label={t.location}
        name="location"
        required
        autoComplete="street-address"
        help={t.locationHelp}
        error={problemOf('location')}
        className={whole}
      />
    </div>
  );
}
