import { Suspense, useState } from 'react';
import { BannerSlides } from '../../ui/media/banner-slides.tsx';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Drawer } from '@haat/ui/overlays/drawer.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';

const Viewer = lazyPart(async () => (await import('../../ui/media/picture-viewer.tsx')).PictureViewer);

const days = ['eid', 'boishakh', 'harvest'].map((day) => ({ src: `/media/demo/days/${day}.webp`, alt: day }));
const grounds = ['bg-surface-sand', 'bg-surface-mist', 'bg-accent-soft'];

export function SlidersShown() {
  const [viewed, setViewed] = useState<number | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <>
      <BannerSlides
        label="Banner"
        slides={grounds.map((ground, slide) => ({
          key: ground,
          content: <p className={`grid h-60 place-items-center font-display text-2xl ${ground}`}>Slide {slide + 1}</p>,
        }))}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Thumbnail src="" size="sm" />
        <Thumbnail src="" />
        <Thumbnail src="" size="lg" />
        <span className="block size-22 overflow-hidden rounded-md">
          <Picture src="" alt="A picture that cannot be loaded" width={88} height={88} sizes="88px" />
        </span>
        <Button variant="outline" onClick={() => setViewed(0)}>
          Full-screen viewer
        </Button>
        <Button variant="outline" onClick={() => setDrawerOpen(true)}>
          Drawer
        </Button>
      </div>
      {viewed !== null && (
        <Suspense>
          <Viewer
            title="Days"
            pictures={days}
            ratio={3 / 2}
            index={viewed}
            onIndex={setViewed}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
      {isDrawerOpen && (
        <Drawer onClose={() => setDrawerOpen(false)} title="Menu" closeLabel="Close menu" header={<b>haat</b>}>
          <p className="p-5">Ways into the shop.</p>
        </Drawer>
      )}
    </>
  );
}
