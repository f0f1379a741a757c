import type { LengthUnit, SizeChart } from '@haat/contracts';
import { lengthUnits } from '@haat/contracts/catalogue/size-measures';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useId, useState } from 'react';
import { chartFigure } from './chart-figure.ts';
import { GuideTable } from './guide-table.tsx';
import { sizeGuideMessages } from './messages.ts';

/** The shop's own figures, in inches or centimetres. */
export function ChartGuide({ chart }: { chart: SizeChart }) {
  const t = useMessages(sizeGuideMessages);
  const [unit, setUnit] = useState<LengthUnit>(lengthUnits[0]);
  const { measured, measures, rows } = chart;
  const title = t.charts[measured].table(t.units[unit]);
  return (
    <>
      <p className="text-ink-muted">{t.charts[measured].intro}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {title}
        </p>
        <UnitSwitch unit={unit} onChoose={setUnit} />
      </div>
      <GuideTable
        caption={title}
        columns={measures.map((measure) => t.measures[measure])}
        rows={rows.map(({ size, figures }) => ({
          size,
          figures: figures.map((figure) => chartFigure(figure, { from: chart.unit, to: unit })),
        }))}
      />
    </>
  );
}

interface UnitSwitchProps {
  unit: LengthUnit;
  onChoose: (unit: LengthUnit) => void;
}

function UnitSwitch({ unit, onChoose }: UnitSwitchProps) {
  const t = useMessages(sizeGuideMessages);
  const id = useId();
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col rounded-md bg-surface-sunken p-1 text-sm font-medium">
      <legend className="sr-only">{t.unit}</legend>
      {lengthUnits.map((each) => (
        <label
          key={each}
          className="relative grid h-(--size-target) min-w-20 place-items-center rounded-sm px-3 text-ink-muted hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-border has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name={id}
            checked={each === unit}
            onChange={() => onChoose(each)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {t.units[each]}
        </label>
      ))}
    </fieldset>
  );
}
