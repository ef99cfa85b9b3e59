import { createContext, useContext } from 'react';
import type { Bench, BenchQuestion } from './state/bench.ts';

/** The views beside the form. */
export const otherViews = ['student', 'marker', 'review'] as const;

/** One of the views beside the form. */
export type OtherView = (typeof otherViews)[number];

/** What the parts of the workbench share. */
export interface BenchApi {
  bench: Bench;
  /** The question in hand. */
  question: BenchQuestion;
  change: (make: (bench: Bench) => Bench) => void;
  view: OtherView;
  showView: (view: OtherView) => void;
  openGallery: () => void;
  modelAnswer: boolean;
  readOnly: boolean;
}

export const BenchContext = createContext<BenchApi | null>(null);

/** What lies on the bench, for a part of the workbench. */
export function useBench(): BenchApi {
  const api = useContext(BenchContext);
  if (!api) throw new Error('This is a part of the workbench and stands inside it.');
  return api;
}
