import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import type { PictureViewerProps } from './picture-viewer.tsx';

const PictureViewer = lazyPart(async () => (await import('./picture-viewer.tsx')).PictureViewer);

export interface EnlargeablePicturesProps extends Pick<PictureViewerProps, 'title' | 'pictures' | 'ratio'> {
  /** Renders the pictures; `enlarge` opens the one at an index. */
  children: (enlarge: (index: number) => void) => ReactNode;
}

/** Pictures that open in the full-screen viewer, whose code is loaded when the first one is enlarged. */
export function EnlargeablePictures({ children, ...viewer }: EnlargeablePicturesProps) {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      {children(setIndex)}
      {index !== null && (
        <Suspense>
          <PictureViewer {...viewer} index={index} onIndex={setIndex} onClose={() => setIndex(null)} />
        </Suspense>
      )}
    </>
  );
}
