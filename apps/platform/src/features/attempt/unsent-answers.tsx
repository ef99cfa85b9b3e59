import { useState } from 'react';
import { EmergencyFileBanner } from './emergency-file-banner.tsx';

/** What of an attempt is on this device alone, and how it is downloaded. */
export interface Unsent {
  /** The parts with changes that did not reach the server. */
  parts: readonly number[];
  /** How many recordings did not reach the server. */
  recordings: number;
  /** Downloads all answers, encrypted for the school; null where this device cannot, undefined until that is known. */
  onEmergencyFile: (() => Promise<void>) | null | undefined;
  /** Downloads what was typed in some parts. */
  onDownload: (parts: readonly number[]) => void;
}

/**
 * Offers what did not reach the server.
 *
 * @param isTooLate Whether the attempt was submitted without it
 * @returns what is shown, if there is something, and the variant of the button that leaves: downloading goes first
 */
export function useUnsentAnswers({ parts, recordings, onEmergencyFile, onDownload }: Unsent, isTooLate: boolean) {
  const [isDownloaded, setDownloaded] = useState(false);
  const isOffered = parts.length > 0 && (isTooLate || Boolean(onEmergencyFile));
  const leaveVariant: 'primary' | 'secondary' = isOffered && !isDownloaded ? 'secondary' : 'primary';
  const offer = isOffered && (
    <EmergencyFileBanner
      isTooLate={isTooLate}
      recordingsMissing={recordings}
      onDownload={onEmergencyFile}
      onDownloadTyped={() => onDownload(parts)}
      onDone={() => setDownloaded(true)}
    />
  );
  return { offer, leaveVariant };
}
