import { ApiError } from '@rubrica/api-client';
import { coveredMs, type Interval, type Lecture } from '@rubrica/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { pageSession } from '../storage/session.ts';
import { forgetKept, keepWatched, readKept } from './kept-watching.ts';
import type { PlayerControl, PlayerEvent } from './player-control.ts';
import { createWatchRecorder } from './watch-recorder.ts';

/** How often what is watched is reported while the video plays. */
const beatMs = 10_000;

/** The shortest time after which what is missing is reported again. */
const shortestWaitMs = 1000;

/** How many reports in a row are made while the video stands and the server counts nothing of them. */
const maxTries = 3;

type Progress = NonNullable<Lecture['progress']>;

interface WatchReportOptions {
  control: PlayerControl;
  /** The lecture that is watched, one and the same from the first call on. */
  lecture: Pick<Lecture, '_id' | 'durationMs' | 'progress'>;
  /** Called with the server's count after each report. */
  onProgress: (progress: Progress) => void;
  /** Called when the last report has been answered, or is lost, after the lecture was left: until then lists say less. */
  onLastReport: () => void;
}

/**
 * Reports what is watched: as it begins, every ten seconds, and when the video is paused or the page hidden or left, by a `fetch`
 * that outlives the page (`sendBeacon` cannot carry the session's header). What does not arrive stays on the device and is
 * reported with the next, or when the lecture is opened again. The server counts no more than the time since the last report
 * allows: what is missing after a slow one is reported again while the video stands.
 *
 * @returns whether the last report did not arrive
 */
export function useWatchReports({ control, lecture, onProgress, onLastReport }: WatchReportOptions): {
  isKept: boolean;
} {
  const [isKept, setIsKept] = useState(false);
  // As it was opened: its progress changes with each report.
  const [{ _id: video, durationMs, progress: before }] = useState(lecture);
  const latest = useRef({ onProgress, onLastReport });
  useEffect(() => {
    latest.current = { onProgress, onLastReport };
  });

  useEffect(() => {
    const person = pageSession()?._id ?? '';
    const recorder = createWatchRecorder();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sending = 0;
    let triesLeft = maxTries;
    let hasBegun = false;
    let isLeft = false;

    const missingMs = () => coveredMs(recorder.unconfirmed());

    function confirm(intervals: readonly Interval[]) {
      // What a file plays beyond the length that the server knows never counts.
      const settled: Interval[] = [...intervals, [durationMs, Number.MAX_SAFE_INTEGER]];
      recorder.confirm(settled);
      forgetKept(person, video, settled);
    }

    async function send() {
      const report = recorder.report();
      keepWatched(person, video, recorder.unconfirmed());
      sending += 1;
      try {
        const progress = await api.reportProgress({ params: { id: video }, body: report, keepalive: true });
        const beforeMs = missingMs();
        confirm(progress.intervals);
        if (missingMs() < beforeMs) triesLeft = maxTries;
        if (isLeft) return;
        latest.current.onProgress(progress);
        setIsKept(false);
        // By then the server's clock has gone on by what is missing.
        if (!control.isPlaying()) schedule(Math.min(Math.max(missingMs(), shortestWaitMs), beatMs));
      } catch (error) {
        recorder.giveBack(report);
        // A refusal is no lost connection: trying again changes nothing.
        const isAnswered = error instanceof ApiError && !error.isForeign;
        triesLeft = isAnswered && error.status < 500 ? 0 : maxTries;
        if (!isLeft) setIsKept(!isAnswered);
      } finally {
        sending -= 1;
        if (isLeft && sending === 0) latest.current.onLastReport();
      }
    }

    function schedule(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(beat, ms);
    }

    function beat() {
      schedule(beatMs);
      // One that is slow to arrive is not overtaken: the next carries all.
      if (sending > 0) return;
      if (control.isPlaying()) void send();
      else if (missingMs() > 0 && triesLeft > 0) {
        triesLeft -= 1;
        void send();
      }
    }

    function begin() {
      if (hasBegun) return;
      hasBegun = true;
      beat();
    }

    const observe = (event: PlayerEvent) =>
      recorder.observe(event, {
        positionMs: control.positionMs(),
        isPlaying: control.isPlaying(),
        rate: control.rate(),
      });

    const unsubscribe = control.subscribe((event) => {
      observe(event);
      if (event === 'playing') {
        triesLeft = maxTries;
        begin();
      }
      if ((event === 'pause' || event === 'ended') && hasBegun) void send();
    });
    // Where nothing was played or sought since the last report, another device may have gone on: its place would be lost.
    const sendNews = () => {
      if (hasBegun && recorder.hasNews()) void send();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendNews();
    };
    // The player has been attached before, at the place where the lecture was left.
    observe('attached');
    recorder.add(readKept(person, video));
    confirm(before?.intervals ?? []);
    if (missingMs() > 0) begin();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', sendNews);
    addEventListener('online', sendNews);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', sendNews);
      removeEventListener('online', sendNews);
      // A link to another page leaves without the browser saying so.
      sendNews();
      isLeft = true;
    };
  }, [control, video, durationMs, before]);

  return { isKept };
}
