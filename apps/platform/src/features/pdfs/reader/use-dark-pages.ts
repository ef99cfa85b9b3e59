import { useState } from 'react';

const name = 'rubrica-dark-pages';

function isStored(): boolean {
  try {
    return localStorage.getItem(name) === 'true';
  } catch {
    return false;
  }
}

/** Whether pages are shown dark, kept on this device. */
export function useDarkPages(): [boolean, () => void] {
  const [isDark, setDark] = useState(isStored);
  const toggle = () => {
    try {
      localStorage.setItem(name, String(!isDark));
    } catch {
      // A full disk: the choice lasts until the reader is closed.
    }
    setDark(!isDark);
  };
  return [isDark, toggle];
}
