import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { switchSingleKeys, useSingleKeys } from '../../platform/keyboard/shortcuts.ts';
import { Key } from '../../ui/key.tsx';
import { frameMessages } from './messages.ts';

type Words = (typeof frameMessages)['get'] extends (locale: never) => infer M ? M : never;
type KeyWords = Words['keys'];

/** Keys of one entry: `+` joins keys pressed together, a space joins keys pressed in sequence. */
const groups: {
  title: 'everywhere' | 'lists' | 'anOrder' | 'productsAndForms' | 'calling';
  lines: [string[], keyof KeyWords][];
}[] = [
  {
    title: 'everywhere',
    lines: [
      [['Ctrl k'], 'find'],
      [['/'], 'searchList'],
      [['g t'], 'toToday'],
      [['g o'], 'toOrders'],
      [['g p'], 'toProducts'],
      [['g c'], 'toCash'],
      [['g i'], 'toImport'],
      [['Ctrl z'], 'undo'],
      [['?'], 'thisSheet'],
    ],
  },
  {
    title: 'lists',
    lines: [
      [['j', '↓'], 'nextLine'],
      [['k', '↑'], 'lineBefore'],
      [['x'], 'select'],
      [['Shift x'], 'selectUpTo'],
      [['Enter'], 'open'],
      [['1', '…', '9'], 'savedView'],
      [['[', ']'], 'page'],
      [['Esc'], 'clear'],
    ],
  },
  {
    title: 'anOrder',
    lines: [
      [['e'], 'nextStep'],
      [['c'], 'call'],
      [['n'], 'noAnswer'],
      [['m'], 'note'],
      [['p'], 'print'],
      [['j', 'k'], 'nextOrder'],
    ],
  },
  {
    title: 'productsAndForms',
    lines: [
      [['p'], 'price'],
      [['o'], 'offer'],
      [['s'], 'stock'],
      [['Tab'], 'nextCell'],
      [['Enter'], 'saveCell'],
      [['Esc'], 'leaveCell'],
      [['Ctrl s'], 'saveForm'],
      [['Space', '←', '→'], 'moveIt'],
    ],
  },
  {
    title: 'calling',
    lines: [
      [['1', '…', '4'], 'outcomes'],
      [['Esc'], 'stop'],
    ],
  },
];

/** Every key of the console, and the switch for single-letter shortcuts. */
export function KeyboardSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(frameMessages);
  const isOn = useSingleKeys();
  return (
    <Dialog
      title={t.keyboard}
      onClose={onClose}
      footer={<CheckboxRow label={t.singleKeys} note={t.singleKeysNote} checked={isOn} onChange={switchSingleKeys} />}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <h3 className="font-semibold">{t[title]}</h3>
            <dl className="mt-2.5 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2">
              {lines.map(([keys, word]) => (
                <div key={word} className="contents">
                  <dt className="flex gap-1 whitespace-nowrap">
                    {keys
                      .flatMap((each) => each.split(' '))
                      .map((each) => (
                        <PlainKey key={each} name={each} />
                      ))}
                  </dt>
                  <dd className="text-ink-muted">{t.keys[word]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function PlainKey({ name }: { name: string }) {
  return name === '…' ? (
    <span aria-hidden="true">…</span>
  ) : (
    <>
      <Key>{name}</Key>
      <span className="sr-only">{name}</span>
    </>
  );
}
