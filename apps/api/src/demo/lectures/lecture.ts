/** What a slide of a demo lecture shows; `points` come one after another. */
export interface DemoSlide {
  title: string;
  /** A line under the title, or a sentence that the points are about. */
  text?: string;
  points: readonly string[];
}

/** A sentence of a demo lecture. It is spoken, and stands in the captions as it is. */
export interface DemoSentence {
  text: string;
  arabic: string;
  /** What the synthesizer reads, where it would pronounce the text wrongly. */
  spoken?: string;
  /** The number of the slide from here on, from 0; by default the one before. */
  slide?: number;
  /** How many points of the slide stand there from here on; by default as many as before. */
  points?: number;
}

/** A lecture of the demo: its video is made from this by `scripts/make-demo-lectures.ts`. */
export interface DemoLecture {
  /** The name of its files. */
  file: string;
  title: string;
  description: string;
  /** The synthesizer's voice. */
  voice: 'slt' | 'rms';
  slides: readonly DemoSlide[];
  sentences: readonly DemoSentence[];
}
