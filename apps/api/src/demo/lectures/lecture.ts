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

/** One option of a multiple-choice question; `why` explains it. */
interface DemoOption {
  text: string;
  why: string;
  isRight?: true;
}

/** A gap of a text. */
interface DemoGap {
  /** The model answer first. */
  answers: readonly string[];
  why: string;
}

/** A question at which a lecture stops, after a sentence; the options of a choice, or a text with gaps. */
export interface DemoLectureQuestion {
  /** The number of the sentence, from 0. */
  after: number;
  title: string;
  rubric: string;
  options?: readonly DemoOption[];
  text?: readonly (string | DemoGap)[];
  /** May be skipped; by default it has to be answered. */
  isOptional?: true;
  /** Has to be right before the lecture goes on. */
  mustBeRight?: true;
  /** By default 2. */
  maxTries?: number;
}

/** A lecture of the demo: its video is made from this by `scripts/make-demo-lectures.ts`. */
export interface DemoLecture {
  /** The name of its files, and of its questions. */
  file: string;
  title: string;
  description: string;
  /** The synthesizer's voice. */
  voice: 'slt' | 'rms';
  slides: readonly DemoSlide[];
  sentences: readonly DemoSentence[];
  questions: readonly DemoLectureQuestion[];
}
