import { useEffect, useRef } from 'react';

/** The camera image, mirrored and muted; dark while no stream is open. */
export function Preview({ stream, label }: { stream: MediaStream | null; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return <video ref={video} className="rb-rec-preview" muted autoPlay playsInline aria-label={label} />;
}
