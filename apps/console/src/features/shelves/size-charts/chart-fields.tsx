import type { AdminSizeChart, LengthUnit, MeasuredThing } from '@haat/contracts';
import { lengthUnits, measuresOf, sizeChartBounds } from '@haat/contracts/catalogue/size-measures';
import { inLocale } from '@haat/contracts/shared/locale';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { SelectField } from '@haat/ui/forms/field.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useShops } from './chart-queries.ts';
import { sizeChartMessages } from './messages.ts';
import { toggled, withMeasured, type TypedChart } from './typed-chart.ts';
import { allShops, type TypedSizeChart } from './use-chart-form.tsx';

interface ChartFieldsProps {
  /** A chart stays with its shop. */
  isNew: boolean;
  charts: readonly AdminSizeChart[];
  typed: TypedSizeChart;
  errors: Record<string, string>;
  onType: (change: Partial<TypedSizeChart>) => void;
}

const things = Object.keys(measuresOf).filter((thing): thing is MeasuredThing => thing in measuresOf);

/** Whose cut a size chart is, what it measures and in which unit. */
export function ChartFields({ isNew, charts, typed: { shop, chart }, errors, onType }: ChartFieldsProps) {
  const t = useMessages(sizeChartMessages);
  const change = (part: Partial<TypedChart>) => onType({ chart: { ...chart, ...part } });
  return (
    <>
      {isNew && (
        <WhoseField
          charts={charts}
          shop={shop}
          isWrong={'shop_id' in errors}
          onChoose={(next) => onType({ shop: next })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={t.measured}
          value={chart.measured}
          onChange={({ target }) => {
            const measured = things.find((thing) => thing === target.value);
            if (measured) onType({ chart: withMeasured(chart, measured) });
          }}
        >
          {things.map((thing) => (
            <option key={thing} value={thing}>
              {t.things[thing]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t.unit}
          value={chart.unit}
          help={t.unitHelp}
          onChange={({ target }) => {
            const unit = lengthUnits.find((each): each is LengthUnit => each === target.value);
            if (unit) change({ unit });
          }}
        >
          {lengthUnits.map((unit) => (
            <option key={unit} value={unit}>
              {t.units[unit]}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{t.measuresLegend}</legend>
        <div className="mt-1 grid grid-cols-2 gap-x-4">
          {measuresOf[chart.measured].map((measure) => {
            const isChosen = chart.measures.includes(measure);
            return (
              <CheckboxRow
                key={measure}
                name="measures"
                label={t.measures[measure]}
                checked={isChosen}
                disabled={!isChosen && chart.measures.length >= sizeChartBounds.measures}
                onChange={() => onType({ chart: toggled(chart, measure) })}
              />
            );
          })}
        </div>
        {errors['measures'] && (
          <p role="alert" className="mt-1 text-xs font-medium text-danger">
            {t.measuresMissing}
          </p>
        )}
      </fieldset>
    </>
  );
}

interface WhoseFieldProps {
  charts: readonly AdminSizeChart[];
  shop: string;
  isWrong: boolean;
  onChoose: (shop: string) => void;
}

/** All shops, or one of those that have no chart of their own yet. */
function WhoseField({ charts, shop, isWrong, onChoose }: WhoseFieldProps) {
  const t = useMessages(sizeChartMessages);
  const locale = useLocale();
  const { data: shops = [] } = useShops();
  const taken = new Set(charts.map(({ shop_id: shopId }) => shopId));
  return (
    <SelectField
      name="shop_id"
      label={t.whose}
      value={shop}
      error={isWrong ? t.chooseShop : undefined}
      help={t.whoseHelp}
      onChange={({ target }) => onChoose(target.value)}
    >
      {taken.has(null) ? <option value="">–</option> : <option value={allShops}>{t.ofAll}</option>}
      {shops
        .filter(({ id }) => !taken.has(id))
        .map(({ id, name, name_bn: nameBn }) => (
          <option key={id} value={id}>
            {inLocale(locale, name, nameBn)}
          </option>
        ))}
    </SelectField>
  );
}
