let playing: HTMLMediaElement | undefined;

/** Two voices at once help nobody: what plays now pauses what has played before. */
export function playAlone(element: HTMLMediaElement): void {
  if (playing !== element) playing?.pause();
  playing = element;
}
