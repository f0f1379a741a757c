import { maxPictures, type ProductPicture } from '@haat/contracts';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CameraIcon } from '@haat/ui/icons/icons.ts';
import { useEffect, useRef } from 'react';
import { offerUndo } from '../../../../platform/undo/last-undo.ts';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { productsMessages } from '../../messages.ts';
import { editorMessages } from '../messages.ts';
import { PictureTile } from './picture-tile.tsx';
import type { Fields } from '../use-fields.ts';
import { useUploads } from '../../../../ui/pictures/use-uploads.ts';
import { moved } from '../../../../ui/sortable/moved.ts';
import { SortableList } from '../../../../ui/sortable/sortable-list.tsx';

/** The pictures of a product: upload, sort by grip or select, describe in both languages, remove. */
export function PicturesCard({ fields, canEdit }: { fields: Fields; canEdit: boolean }) {
  const t = useMessages(editorMessages);
  const { undo } = useMessages(productsMessages);
  const { number } = useFormat();
  const { pictures } = fields.values;
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const put = (next: ProductPicture[]) => {
    latest.current = next;
    fields.setPictures(next);
  };
  const { upload, waiting, problems, isBlocked } = useUploads((picture) => put([...latest.current, picture]));
  const error = fields.errorOf('pictures');
  const count = pictures.length;
  const paths = pictures.map(({ path }) => path);
  const room = maxPictures - count - waiting;

  function remove(place: number): void {
    const taken = pictures[place];
    put(pictures.filter((_each, other) => other !== place));
    const back = () => {
      if (taken) put(latest.current.toSpliced(Math.min(place, latest.current.length), 0, taken));
    };
    offerUndo({ text: t.pictures.removed, label: undo, undo: back });
  }

  return (
    <PanelCard
      title={t.fields.pictures}
      action={<span className="text-xs text-ink-muted">{t.pictures.count(number(count), number(maxPictures))}</span>}
    >
      <SortableList
        ids={paths}
        nameOf={(path) => t.pictures.one(number(paths.indexOf(path) + 1), number(count))}
        isGrid
        onMove={(path, over) => put(moved(pictures, paths.indexOf(path), paths.indexOf(over)))}
      >
        {/* Dropping is a shortcut for the button. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ol
          className="grid grid-cols-2 gap-3 md:grid-cols-4"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (canEdit) void upload([...event.dataTransfer.files].slice(0, room));
          }}
        >
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.path}
              picture={picture}
              place={place}
              count={count}
              canEdit={canEdit}
              onMove={(to) => put(moved(pictures, place, to))}
              onRemove={() => remove(place)}
              onDescribe={(change) =>
                put(pictures.map((each, other) => (other === place ? { ...each, ...change } : each)))
              }
            />
          ))}
          {canEdit && room > 0 && (
            <AddTile
              isBusy={waiting > 0}
              isDisabled={isBlocked}
              onChoose={(files) => void upload(files.slice(0, room))}
            />
          )}
        </ol>
      </SortableList>
      {[...problems, ...(error ? [error] : [])].map((problem) => (
        <Notice key={problem} tone="error" role="alert" className="mt-3">
          {problem}
        </Notice>
      ))}
      <p className="mt-3 text-xs text-ink-subtle">{t.pictures.note}</p>
    </PanelCard>
  );
}

interface AddTileProps {
  isBusy: boolean;
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

function AddTile({ isBusy, isDisabled, onChoose }: AddTileProps) {
  const t = useMessages(editorMessages);
  return (
    <li>
      <label className="grid aspect-square cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-dashed border-border-control p-2 text-center text-ink-muted hover:border-ink has-focus-visible:focus-ring has-disabled:cursor-not-allowed">
        {isBusy ? <Spinner /> : <Icon of={CameraIcon} size={24} />}
        <span className="font-semibold">{t.pictures.add}</span>
        <span className="text-xs">{t.pictures.addNote}</span>
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={isDisabled}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            target.value = '';
          }}
          className="sr-only"
        />
      </label>
    </li>
  );
}
