import { useEffect, useState } from 'react';

/** The devices there are, kept up to date while one of them is open; names are told only then. */
export function useDevices(stream: MediaStream | null): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!stream) return;
    let current = true;
    const look = () =>
      void navigator.mediaDevices.enumerateDevices().then(
        (found) => current && setDevices(found),
        () => undefined,
      );
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => {
      current = false;
      navigator.mediaDevices.removeEventListener('devicechange', look);
    };
  }, [stream]);
  return devices;
}
