import type { FileId, StoredFile, Video } from '@rubrica/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { UploadItem } from '../../../lib/uploads/upload-manager.ts';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import { captureFrame, posterTime } from '../media/capture-frame.ts';
import { checkLink, type LinkProblem } from '../media/check-link.ts';
import { loadVideo, release, VideoLoadError } from '../media/load-video.ts';
import type { VideoBody } from '../video-body.ts';
import type { VideoDraft } from './video-draft.ts';

/** Where the video of the form comes from, as far as that is settled. */
export interface ChosenVideo {
  /** What a save sends; null while the file is on its way. */
  source: VideoBody['source'] | null;
  durationMs: number;
  /** What the browser plays: the file itself, or the link; empty for one that was chosen before the page was loaded again. */
  url: string;
  isReadable: boolean;
  /** The same as the server knows it, where it is settled. */
  stored: Video['source'] | null;
}

/** What happens to a video before it is sent: it is tried, or cannot be played. */
export type SourceStep = { kind: 'idle' } | { kind: 'reading' } | { kind: 'refused'; problem: LinkProblem };

/** What is chosen at a moment: the video, what happens to another one, and the poster. */
interface ChosenState {
  chosen: ChosenVideo | null;
  step: SourceStep;
  poster: FileId | null;
}

/**
 * Choosing a video: it is loaded in the browser first, which finds what cannot be played before anything is sent.
 *
 * @param kept What was chosen before the page was loaded again.
 */
export function useVideoSource(stored: Video | undefined, kept: Omit<VideoDraft, 'fields'> | undefined) {
  const [chosen, setChosen] = useState<ChosenVideo | null>(() => chosenOf(kept?.chosen ?? null));
  const [step, setStep] = useState<SourceStep>({ kind: 'idle' });
  const [poster, setPoster] = useState<FileId | null>(kept ? kept.poster : (stored?.poster ?? null));
  const [posterProblem, setPosterProblem] = useState<'not-readable' | 'failed' | null>(null);
  const [isPosterBusy, setPosterBusy] = useState(false);
  const run = useRef<AbortController>(undefined);
  /** The upload of the video that was chosen last. */
  const uploadId = useRef<string>(undefined);
  const onStored = useCallback((file: StoredFile, item: UploadItem) => {
    if (item.id !== uploadId.current) return;
    const settled = { source: { kind: 'file', file: file._id }, stored: { kind: 'file', file: file.ref } } as const;
    setChosen((before) => before && { ...before, ...settled });
  }, []);
  const upload = useUpload({ kind: 'video', onStored });

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

  /** Another video was chosen: what is on its way of the one before is not needed. */
  const dropUpload = () => {
    for (const { id } of upload.items) upload.cancel(id);
    uploadId.current = undefined;
  };

  const chooseFile = async (video: File) => {
    const signal = begin();
    dropUpload();
    setStep({ kind: 'reading' });
    const url = URL.createObjectURL(video);
    try {
      const { element, durationMs } = await loadVideo(url, { isReadable: true });
      if (signal.aborted) return URL.revokeObjectURL(url);
      setChosen({ source: null, stored: null, durationMs, url, isReadable: true });
      setStep({ kind: 'idle' });
      uploadId.current = upload.add([video], { durationMs })[0];
      await takePoster(element, posterTime(durationMs));
      release(element);
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
    dropUpload();
    const source = { kind: 'link', url } as const;
    setChosen({ source, stored: source, durationMs, url, isReadable: frames !== null });
    setStep({ kind: 'idle' });
    if (!frames) return setPosterProblem('not-readable');
    await takePoster(frames.element, posterTime(durationMs));
    release(frames.element);
  };

  const now: ChosenState = { chosen, step, poster };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  /** Returns what has been chosen since a save was `sent`. */
  const newerThan = (sent: ChosenState) => {
    const { current } = latest;
    return {
      chosen: current.chosen === sent.chosen ? null : current.chosen,
      hasPoster: current.poster !== sent.poster,
      poster: current.poster,
      isChoosing: current.chosen !== sent.chosen || current.step !== sent.step || current.step.kind === 'reading',
    };
  };

  /** Goes back to a stored video, which has what was `sent`; what has been chosen since then stays. */
  const settle = (video: Video, sent: ChosenState) => {
    const newer = newerThan(sent);
    if (!newer.chosen) setChosen(null);
    if (!newer.isChoosing) setStep({ kind: 'idle' });
    if (newer.hasPoster) return;
    setPoster(video.poster);
    setPosterProblem(null);
  };

  /** Goes back to a stored video: what was chosen is given up. */
  const giveUp = (video: Video | undefined) => {
    dropUpload();
    begin();
    setChosen(null);
    setStep({ kind: 'idle' });
    setPoster(video?.poster ?? null);
    setPosterProblem(null);
  };

  return {
    chosen,
    step,
    /** What a save sends of all this. */
    now,
    newerThan,
    settle,
    giveUp,
    chooseFile: (video: File) => void chooseFile(video),
    chooseLink: (address: string) => void chooseLink(address),
    upload,
    poster: { file: poster, problem: posterProblem, isBusy: isPosterBusy, take: takePoster, upload: uploadPoster },
  };
}

/** A video that was chosen before the page was loaded again. */
function chosenOf(kept: VideoDraft['chosen']): ChosenVideo | null {
  if (!kept) return null;
  const { source: stored, durationMs } = kept;
  const source = stored.kind === 'link' ? stored : ({ kind: 'file', file: stored.file.id } as const);
  return { source, stored, durationMs, url: '', isReadable: true };
}
