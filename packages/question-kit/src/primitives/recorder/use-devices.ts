import { useEffect, useState } from 'react';

/** The available devices, kept up to date while one of them is open: browsers reveal device names only then. */
export function useDevices(stream: MediaStream | null): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!stream) return;
    let current = true;
    const refresh = () =>
      void navigator.mediaDevices.enumerateDevices().then(
        (found) => current && setDevices(found),
        () => undefined,
      );
    refresh();
    navigator.mediaDevices.addEventListener('devicechange', refresh);
    return () => {
      current = false;
      navigator.mediaDevices.removeEventListener('devicechange', refresh);
    };
  }, [stream]);
  return devices;
}
