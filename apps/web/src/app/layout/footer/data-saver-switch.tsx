import { useState, useSyncExternalStore } from 'react';
import { browserSavesData, saveDataByHand, savesData } from '../../../platform/data-saver.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { layoutMessages } from '../messages.ts';

const never = () => () => undefined;

/** Switches the data saver on and off; hidden if the browser itself asks to save data. */
export function DataSaverSwitch() {
  const t = useMessages(layoutMessages);
  const [isOn, setOn] = useState(savesData);
  const isAsked = useSyncExternalStore(never, browserSavesData, () => false);

  function toggle() {
    setOn(saveDataByHand(!isOn));
    location.reload();
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t.saveData}
      aria-describedby="save-data-hint"
      disabled={isAsked}
      onClick={toggle}
      className="group inline-flex min-h-(--size-target) items-center gap-3 text-start"
    >
      <span
        aria-hidden="true"
        className="flex h-6 w-10 flex-none items-center rounded-full border border-border-deep p-0.5 group-aria-checked:justify-end group-aria-checked:bg-accent"
      >
        <span className="size-4.5 rounded-full bg-ink-on-deep" />
      </span>
      <span>
        <span className="block font-medium text-ink-inverse">{t.saveData}</span>
        <span id="save-data-hint" className="block text-xs">
          {t.saveDataHint}
        </span>
      </span>
    </button>
  );
}
