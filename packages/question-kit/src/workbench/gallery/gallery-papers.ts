import { papers, type PaperQuestion } from '../../papers.ts';
import type { Draft } from '../../core/question.ts';

/** A question of the gallery, as a designer begins with it. */
export interface GalleryPaper {
  key: string;
  level: string;
  draft: Draft;
}

const asPaper = ([key, { level, category, diploma, content }]: [string, PaperQuestion]): GalleryPaper => ({
  key,
  level,
  draft: { ...content, category, level, diploma },
});

/** Every mock paper, in the order of the gallery. */
export const galleryPapers: readonly GalleryPaper[] = Object.entries(papers).map(asPaper);
