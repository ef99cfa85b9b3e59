import { ApiError } from '@rubrica/api-client';
import type { Lecture, VideoId } from '@rubrica/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { pageSession } from '../storage/session.ts';
import { forgetKept, keepWatched, readKept } from './kept-watching.ts';
import type { PlayerControl } from './player-control.ts';
import { createWatchRecorder } from './watch-recorder.ts';

/** How often what is watched is reported while the video plays. */
const beatMs = 10_000;

type Progress = NonNullable<Lecture['progress']>;

interface WatchReportOptions {
  control: PlayerControl;
  video: VideoId;
  /** Called with the server's count after each report. */
  onProgress: (progress: Progress) => void;
}

/**
 * Reports what is watched: as it begins, every ten seconds, and when the video is paused or the page hidden or left, by a `fetch`
 * that outlives the page (`sendBeacon` cannot carry the session's header). What does not arrive stays on the device and is
 * reported with the next.
 *
 * @returns whether the last report did not arrive
 */
export function useWatchReports({ control, video, onProgress }: WatchReportOptions): { isKept: boolean } {
  const [isKept, setIsKept] = useState(false);
  const latestOnProgress = useRef(onProgress);
  useEffect(() => {
    latestOnProgress.current = onProgress;
  });

  useEffect(() => {
    const person = pageSession()?._id ?? '';
    const recorder = createWatchRecorder();
    recorder.add(readKept(person, video));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sending = 0;
    let hasBegun = false;
    let isLeft = false;

    async function send() {
      const report = recorder.report();
      keepWatched(person, video, recorder.unconfirmed());
      sending += 1;
      try {
        const progress = await api.reportProgress({ params: { id: video }, body: report, keepalive: true });
        recorder.confirm(progress.intervals);
        forgetKept(person, video, progress.intervals);
        if (isLeft) return;
        latestOnProgress.current(progress);
        setIsKept(false);
      } catch (error) {
        recorder.giveBack(report);
        // A refusal is no lost connection: trying again changes nothing.
        if (!isLeft) setIsKept(!(error instanceof ApiError));
      } finally {
        sending -= 1;
      }
    }

    function beat() {
      clearTimeout(timer);
      timer = setTimeout(beat, beatMs);
      // One that is slow to arrive is not overtaken: the next carries all.
      if (sending === 0 && control.isPlaying()) void send();
    }

    const unsubscribe = control.subscribe((event) => {
      recorder.observe(event, {
        positionMs: control.positionMs(),
        isPlaying: control.isPlaying(),
        rate: control.rate(),
      });
      if (event === 'playing' && !hasBegun) {
        hasBegun = true;
        beat();
      }
      if ((event === 'pause' || event === 'ended') && hasBegun) void send();
    });
    const sendIfBegun = () => {
      if (hasBegun) void send();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendIfBegun();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', sendIfBegun);
    addEventListener('online', sendIfBegun);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', sendIfBegun);
      removeEventListener('online', sendIfBegun);
      // A link to another page leaves without the browser saying so.
      sendIfBegun();
      isLeft = true;
    };
  }, [control, video]);

  return { isKept };
}
