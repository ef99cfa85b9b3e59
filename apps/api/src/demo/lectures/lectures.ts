import { beforeTheRecording } from './before-the-recording.ts';
import { essayPlan } from './essay-plan.ts';
import type { DemoLecture } from './lecture.ts';

/** The lectures of the demo, in their order. */
export const demoLectures: readonly DemoLecture[] = [beforeTheRecording, essayPlan];
