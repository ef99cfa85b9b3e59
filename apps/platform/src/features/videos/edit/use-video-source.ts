import type { FileId, Video } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { captureFrame, posterTime } from '../media/capture-frame.ts';
import { checkLink, type LinkProblem } from '../media/check-link.ts';
import { loadVideo, release, VideoLoadError } from '../media/load-video.ts';
import type { VideoBody } from '../video-body.ts';
import { uploadVideo } from './upload-video.ts';

/** Where the video of the form comes from, as far as that is settled. */
export interface ChosenVideo {
  /** What a save sends; null while the file is on its way. */
  source: VideoBody['source'] | null;
  durationMs: number;
  /** What the browser plays: the file itself, or the link. */
  url: string;
  isReadable: boolean;
}

export type SourceStep =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | { kind: 'refused'; problem: LinkProblem }
  | { kind: 'uploading'; name: string; sent: number }
  | { kind: 'upload-failed'; name: string; message: string };

/** Choosing a video: it is loaded in the browser first, which finds what cannot be played before anything is sent. */
export function useVideoSource(stored: Video | undefined) {
  const { source: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const [chosen, setChosen] = useState<ChosenVideo | null>(null);
  const [step, setStep] = useState<SourceStep>({ kind: 'idle' });
  const [poster, setPoster] = useState<FileId | null>(stored?.poster ?? null);
  const [posterProblem, setPosterProblem] = useState<'not-readable' | 'failed' | null>(null);
  const [isPosterBusy, setPosterBusy] = useState(false);
  const run = useRef<AbortController>(undefined);
  const file = useRef<File>(undefined);

  const begin = useCallback(() => {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  }, []);
  useEffect(() => () => run.current?.abort(), []);
  const objectUrl = chosen?.url.startsWith('blob:') ? chosen.url : undefined;
  useEffect(() => () => void (objectUrl && URL.revokeObjectURL(objectUrl)), [objectUrl]);

  const uploadPoster = useCallback(async (picture: File) => {
    setPosterBusy(true);
    try {
      const { _id } = await api.uploadFile({ body: { file: picture, kind: 'image' } });
      setPoster(_id);
      setPosterProblem(null);
    } catch {
      setPosterProblem('failed');
    } finally {
      setPosterBusy(false);
    }
  }, []);

  /** Takes the picture that a video shows at a time for the poster. */
  const takePoster = useCallback(
    async (element: HTMLVideoElement, timeMs: number) => {
      const picture = await captureFrame(element, timeMs);
      if (picture) await uploadPoster(picture);
      else setPosterProblem('not-readable');
    },
    [uploadPoster],
  );

  const send = useCallback(
    async (video: File, durationMs: number, signal: AbortSignal) => {
      const { name } = video;
      setStep({ kind: 'uploading', name, sent: 0 });
      try {
        const id = await uploadVideo(video, {
          durationMs,
          signal,
          onProgress: (sent) => !signal.aborted && setStep({ kind: 'uploading', name, sent }),
        });
        if (signal.aborted) return;
        setChosen((before) => before && { ...before, source: { kind: 'file', file: id } });
        setStep({ kind: 'idle' });
      } catch (error) {
        const message = errorText(error, common, messages.uploadFailed);
        if (!signal.aborted) setStep({ kind: 'upload-failed', name, message });
      }
    },
    [common, messages],
  );

  const chooseFile = async (video: File) => {
    const signal = begin();
    file.current = video;
    setStep({ kind: 'reading' });
    const url = URL.createObjectURL(video);
    try {
      const { element, durationMs } = await loadVideo(url, { isReadable: true });
      if (signal.aborted) return URL.revokeObjectURL(url);
      setChosen({ source: null, durationMs, url, isReadable: true });
      const sending = send(video, durationMs, signal);
      await takePoster(element, posterTime(durationMs));
      release(element);
      await sending;
    } catch (error) {
      URL.revokeObjectURL(url);
      if (signal.aborted) return;
      // What a browser cannot read of a file on this device is a matter of its format.
      const problem = error instanceof VideoLoadError && error.problem !== 'unreachable' ? error.problem : 'format';
      setStep({ kind: 'refused', problem });
    }
  };

  const chooseLink = async (address: string) => {
    const signal = begin();
    setStep({ kind: 'reading' });
    const checked = await checkLink(address);
    if (signal.aborted) return;
    if (checked.kind === 'refused') return setStep(checked);
    const { url, durationMs, frames } = checked;
    setChosen({ source: { kind: 'link', url }, durationMs, url, isReadable: frames !== null });
    setStep({ kind: 'idle' });
    if (!frames) return setPosterProblem('not-readable');
    await takePoster(frames.element, posterTime(durationMs));
    release(frames.element);
  };

  const retry = () => {
    if (file.current && chosen) void send(file.current, chosen.durationMs, begin());
  };

  return {
    chosen,
    step,
    chooseFile: (video: File) => void chooseFile(video),
    chooseLink: (address: string) => void chooseLink(address),
    retry,
    poster: { file: poster, problem: posterProblem, isBusy: isPosterBusy, take: takePoster, upload: uploadPoster },
  };
}
