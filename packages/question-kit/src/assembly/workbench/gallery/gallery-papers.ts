import { samples, type SampleQuestion } from '../../samples/samples.ts';
import type { Draft } from '../../core/question.ts';
import { typeGallery } from '../../registries/type-gallery.ts';

/** A question of the gallery, as a designer begins with it. */
export interface GalleryPaper {
  key: string;
  draft: Draft;
}

const ofSchool = Object.entries<SampleQuestion>(samples).map(
  ([key, { level, category, diploma, content }]): GalleryPaper => ({
    key,
    draft: { ...content, category, level, diploma },
  }),
);

const ofTypes = Object.values(typeGallery).flatMap((ofType) =>
  Object.entries<Draft>(ofType).map(([key, draft]): GalleryPaper => ({ key, draft })),
);

/** Every mock paper, in the order of the gallery. */
export const galleryPapers: readonly GalleryPaper[] = [...ofSchool, ...ofTypes];
